import { brotliDecompressSync } from 'node:zlib';
import { describeOnBothDatabases } from '@guildpath/db/testing';
import type { InjectOptions } from 'fastify';
import { describe, expect, it } from 'vitest';
import { openTestSite, publicUrl } from '../testing/test-site.ts';
import { listRestProcedures } from '../trpc/rest-procedures.ts';

const loginUrl = '/api/auth/login';

describeOnBothDatabases('the HTTP door', (openTestDatabase) => {
  it('is up and ready while the database answers', async () => {
    const site = await openTestSite({ openTestDatabase });
    expect(await site.browse().get('/healthz')).toMatchObject({ status: 200 });
    expect(await site.browse().get('/readyz')).toMatchObject({ status: 200 });
  });

  it('is up but not ready once the database is gone', async () => {
    const site = await openTestSite({ openTestDatabase });
    await site.context.db.destroy();
    expect(await site.browse().get('/healthz')).toMatchObject({ status: 200 });
    expect(await site.browse().get('/readyz')).toMatchObject({
      status: 503,
      body: { code: 'SERVICE_UNAVAILABLE' },
    });
  });

  it('answers a failure of ours with 500 and nothing of its cause', async () => {
    const site = await openTestSite({ openTestDatabase });
    await site.context.db.destroy();
    const { status, body } = await site
      .browse()
      .post(loginUrl, { identifier: 'ada', password: 'secret horse' });
    expect(status).toBe(500);
    expect(body).toEqual({ message: 'Internal server error', code: 'INTERNAL_SERVER_ERROR' });
  });
});

describeOnBothDatabases('malformed calls', (openTestDatabase) => {
  async function call(options: InjectOptions) {
    const site = await openTestSite({ openTestDatabase });
    const response = await site.app.inject({
      method: 'POST',
      url: loginUrl,
      headers: { 'content-type': 'application/json' },
      ...options,
    });
    return { status: response.statusCode, body: response.json<unknown>() };
  }

  it.each([
    ['malformed JSON', { payload: '{"identifier":' }, 400, 'BAD_REQUEST'],
    ['an empty body', { payload: '' }, 400, 'BAD_REQUEST'],
    ['a body that is no object', { payload: '[]' }, 400, 'BAD_REQUEST'],
    ['a body with a prototype', { payload: '{"__proto__":{"a":1}}' }, 400, 'BAD_REQUEST'],
    [
      'a body over 256 KiB',
      { payload: JSON.stringify({ identifier: 'a'.repeat(256 * 1024) }) },
      413,
      'PAYLOAD_TOO_LARGE',
    ],
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
      'plain text',
      { payload: '{}', headers: { 'content-type': 'text/plain' } },
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    ['an unknown address', { url: '/api/nothing', payload: '{}' }, 404, 'NOT_FOUND'],
  ])('%s is refused', async (_name, options, status, code) => {
    expect(await call(options)).toMatchObject({
      status,
      body: { message: expect.any(String), code },
    });
  });

  it.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
  ])('a write from another site is refused: %o', async (headers) => {
    const site = await openTestSite({ openTestDatabase });
    expect(await site.browse().post('/api/auth/logout', undefined, headers)).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN' },
    });
    expect(await site.browse().post('/trpc/auth.logout', undefined, headers)).toMatchObject({
      status: 403,
    });
  });

  it('a write from this site is let in', async () => {
    const site = await openTestSite({ openTestDatabase });
    const headers = { origin: publicUrl, 'sec-fetch-site': 'same-origin' };
    expect(await site.browse().post('/api/auth/logout', undefined, headers)).toMatchObject({
      status: 200,
    });
  });

  it('more requests than a person makes are refused', async () => {
    const site = await openTestSite({ openTestDatabase, env: { RATE_LIMIT: 'on' } });
    const browser = site.browse();
    const statuses = new Set<number>();
    for (let count = 0; count < 610; count += 1)
      statuses.add((await browser.get('/api/site/settings')).status);
    expect([...statuses]).toEqual([200, 429]);
    expect(await browser.get('/api/site/settings')).toMatchObject({
      body: { code: 'TOO_MANY_REQUESTS' },
    });
  });
});

describeOnBothDatabases('one procedure, two doors', (openTestDatabase) => {
  it('answers over tRPC as over REST', async () => {
    const site = await openTestSite({ openTestDatabase });
    const rest = await site.browse().get('/api/assessment/questions/quick');
    const input = encodeURIComponent(JSON.stringify({ tier: 'quick' }));
    const trpc = await site.browse().get(`/trpc/assessment.questions?input=${input}`);
    expect(trpc.body).toEqual({ result: { data: rest.body } });
  });

  it('tells over tRPC the same message and code, without a stack', async () => {
    const site = await openTestSite({ openTestDatabase });
    const { status, body } = await site
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

  it('lists every procedure in the OpenAPI 3.1 document', async () => {
    const site = await openTestSite({ openTestDatabase });
    const { body } = await site.browse().get('/api/openapi.json');
    const document = body as { openapi: string; paths: Record<string, Record<string, unknown>> };
    expect(document.openapi).toBe('3.1.0');
    for (const { rest } of listRestProcedures()) {
      expect(document.paths[rest.path]).toHaveProperty(rest.method.toLowerCase());
    }
    expect(await site.browse().get('/api/docs/')).toMatchObject({ status: 200 });
  });
});

describe('security headers', () => {
  describeOnBothDatabases('on every answer', (openTestDatabase) => {
    it('allow scripts of this site only and no framing', async () => {
      const site = await openTestSite({ openTestDatabase });
      const { headers } = await site.browse().get('/api/site/settings');
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("script-src 'self';");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain('upgrade-insecure-requests');
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
      expect(headers).not.toHaveProperty('strict-transport-security');
    });
  });
});

describeOnBothDatabases('large answers', (openTestDatabase) => {
  it.each([
    '/api/assessment/questions/quick',
    '/trpc/assessment.questions?input=%7B%22tier%22%3A%22quick%22%7D',
  ])('are compressed for browsers that ask for it: %s', async (url) => {
    const site = await openTestSite({ openTestDatabase });
    const plain = await site.app.inject({ url });
    const packed = await site.app.inject({ url, headers: { 'accept-encoding': 'br' } });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
  });
});
