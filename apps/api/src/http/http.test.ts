import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import type { InjectOptions } from 'fastify';
import { describe, expect, it } from 'vitest';
import { openTestSite, shareTestSite } from '../../testing/test-site.ts';

const loginUrl = '/api/auth/login';

describe('a failure of ours over HTTP', () => {
  it('is answered with 500 and nothing of its cause', async () => {
    const site = await openTestSite();
    await site.context.db.destroy();
    const { status, body } = await site
      .browse()
      .post(loginUrl, { identifier: 'ada', password: 'secret horse' });
    expect(status).toBe(500);
    expect(body).toEqual({ message: 'Internal server error', code: 'INTERNAL_SERVER_ERROR' });
  });
});

describe('malformed calls', () => {
  const site = shareTestSite();

  async function call(options: InjectOptions) {
    const response = await site().app.inject({
      method: 'POST',
      url: loginUrl,
      headers: { 'content-type': 'application/json' },
      ...options,
    });
    return { status: response.statusCode, body: response.json<unknown>() };
  }

  it.each([loginUrl, '/trpc/auth.login'])(
    'the type of a body may be in capitals: %s',
    async (url) => {
      const headers = { 'content-type': 'APPLICATION/JSON; Charset=UTF-8' };
      const payload = JSON.stringify({ identifier: 'ada@example.org', password: 'wrong horse' });
      expect(await call({ url, headers, payload })).toMatchObject({ status: 401 });
    },
  );

  it.each([
    ['malformed JSON', { payload: '{"identifier":' }, 400, 'BAD_REQUEST'],
    ['an empty body', { payload: '' }, 400, 'BAD_REQUEST'],
    ['a body that is no object', { payload: '[]' }, 400, 'BAD_REQUEST'],
    ['a body with a prototype', { payload: '{"__proto__":{"a":1}}' }, 400, 'BAD_REQUEST'],
    ...['{"__proto__":{"a":1}}', String.raw`{"\u005f_proto__":{"a":1}}`].map(
      (payload): [string, InjectOptions, number, string] => [
        `${payload} to tRPC`,
        { url: '/trpc/auth.login', payload },
        400,
        'BAD_REQUEST',
      ],
    ),
    [
      'a body that is not JSON',
      {
        payload: 'identifier=ada',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      },
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    [
      'a form to tRPC, which would read it without a limit',
      {
        url: '/trpc/auth.login',
        payload: '--x\r\n\r\n--x--',
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
      },
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    [
      'a compressed body, which is never decompressed',
      {
        payload: gzipSync(JSON.stringify({ identifier: 'a'.repeat(1024 * 1024) })),
        headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      },
      400,
      'BAD_REQUEST',
    ],
    ['an address that cannot be decoded', { url: '/api/%E0%A4%A' }, 400, 'BAD_REQUEST'],
    [
      'a path parameter that is too long',
      { method: 'GET', url: `/api/results/${'x'.repeat(5_001)}` },
      400,
      'BAD_REQUEST',
    ],
    ['an unknown address', { url: '/api/nothing', payload: '{}' }, 404, 'NOT_FOUND'],
    [
      'a name of a tRPC call that cannot be decoded, in a batch',
      { method: 'GET', url: '/trpc/site.settings,%25zz?batch=1' },
      404,
      'NOT_FOUND',
    ],
    ...['a@site.example', 'a:b@site.example', '[::1', 'a b'].map(
      (host): [string, InjectOptions, number, string] => [
        `a tRPC call to the host '${host}'`,
        { method: 'GET', url: '/trpc/site.settings', headers: { host } },
        400,
        'BAD_REQUEST',
      ],
    ),
  ] satisfies [string, InjectOptions, number, string][])(
    '%s is refused',
    async (_name, options, status, code) => {
      expect(await call(options)).toMatchObject({
        status,
        body: { message: expect.any(String), code },
      });
    },
  );
});

describe('HEAD', () => {
  const site = shareTestSite({ env: { TRUST_PROXY: 'true' } });

  it.each([
    '/api/site/settings',
    '/api/assessment/questions/quick',
    '/api/assessment/questions/huge',
    '/api/careers?page=2&pageSize=5',
    '/api/results/nowhere',
    '/healthz',
  ])('answers at %s what GET does, without the body', async (url) => {
    const headers = { 'x-request-id': 'the-same-for-both' };
    const get = await site().app.inject({ method: 'GET', url, headers });
    const head = await site().app.inject({ method: 'HEAD', url, headers });
    expect(head.body).toBe('');
    expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
    expect(head.statusCode).toBe(get.statusCode);
  });
});

describe('one procedure over tRPC and REST', () => {
  const site = shareTestSite({ hasApiPage: true });

  it('gives the same message and code over tRPC, without a stack', async () => {
    const { status, body } = await site()
      .browse()
      .post('/trpc/auth.login', { identifier: '', password: 'x' });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      error: {
        message: 'identifier: Email or username is required',
        data: { code: 'BAD_REQUEST' },
      },
    });
    expect(JSON.stringify(body)).not.toContain('stack');
  });

  it.each(['/api/auth/login', '/trpc/auth.login'])(
    'takes 256 KiB and no more at %s',
    async (url) => {
      const post = (length: number) =>
        site()
          .browse()
          .post(url, { identifier: 'a'.repeat(length), password: 'correct horse' });
      expect(await post(255 * 1024)).toMatchObject({ status: 400 });
      expect(await post(256 * 1024)).toMatchObject({ status: 413 });
    },
  );

  it('reports in a batch that no one is signed in without failing the whole request', async () => {
    const alone = await site().browse().get('/trpc/auth.user');
    expect(alone.status).toBe(401);
    const { status, body } = await site().browse().get('/trpc/auth.user?batch=1');
    expect(status).toBe(207);
    expect(body).toMatchObject([{ error: { data: { httpStatus: 401 } } }]);
  });

  it('takes no more calls in one batch than a screen makes', async () => {
    const paths = Array.from({ length: 21 }, () => 'site.settings').join(',');
    expect(await site().browse().get(`/trpc/${paths}?batch=1`)).toMatchObject({ status: 400 });
    expect(
      await site()
        .browse()
        .get(`/trpc/${paths.replace('site.settings,', '')}?batch=1`),
    ).toMatchObject({ status: 200 });
  });

  it.each(['/api/docs', '/api/docs/'])(
    'shows the document to people at %s, with all files of the page',
    async (address) => {
      const { status, body } = await site().browse().get(address);
      expect(status).toBe(200);
      const files = [...String(body).matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file]) => file);
      expect(files).toHaveLength(7);
      for (const file of files) {
        const { pathname } = new URL(String(file), `http://site${address}`);
        expect(await site().browse().get(pathname), pathname).toMatchObject({ status: 200 });
      }
    },
  );
});

describe('large answers', () => {
  it.each([
    '/api/assessment/questions/quick',
    '/trpc/assessment.questions?input=%7B%22tier%22%3A%22quick%22%7D',
  ])('are compressed for browsers that ask for it: %s', async (url) => {
    const site = await openTestSite();
    const get = (accepted: string) =>
      site.app.inject({ url, headers: { 'accept-encoding': accepted } });
    const plain = await get('identity');
    expect(plain.headers).not.toHaveProperty('content-encoding');
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync };
    for (const encoding of ['br', 'gzip'] as const) {
      const packed = await get(encoding);
      expect(packed.headers).toMatchObject({
        'content-encoding': encoding,
        'content-length': String(packed.rawPayload.length),
        'content-type': plain.headers['content-type'],
        vary: expect.stringMatching(/\baccept-encoding$/),
      });
      expect(unpack[encoding](packed.rawPayload).toString()).toBe(plain.body);
    }
    expect((await get('deflate, gzip;q=0.9, br;q=0')).headers['content-encoding']).toBe('gzip');
  });
});
