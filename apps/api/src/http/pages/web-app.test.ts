import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { minuteMs } from '@guildpath/contract';
import type { FastifyRequest } from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import { openTestSite, publicUrl } from '../../../testing/test-site.ts';
import { writeWebApp } from '../../../testing/write-web-app.ts';
import { keepPages, maxRenderings } from './keep-pages.ts';

const files = {
  'assets/app-Ab12.js': 'run()',
  'assets/app-Ab12.js.br': 'compressed by brotli',
  'assets/app-Ab12.js.gz': 'compressed by gzip',
  'favicon.svg': '<svg/>',
  'preview.png': 'a picture',
  '.vite/manifest.json': '{}',
};

async function openSite(env: Record<string, string> = {}) {
  const site = await openTestSite({ webRoot: await writeWebApp(files), env });
  const get = (url: string, headers: Record<string, string> = {}) =>
    site.app.inject({ url, headers });
  return { ...site, get };
}

const titleOf = ({ body }: { readonly body: string }) => /<title>(.*)<\/title>/.exec(body)?.[1];

describe('a file of the web app', () => {
  it('is stored for a year when its name changes with its content', async () => {
    const { get } = await openSite();
    const { statusCode, headers, body } = await get('/assets/app-Ab12.js');
    expect([statusCode, body]).toEqual([200, 'run()']);
    expect(headers).toMatchObject({
      'content-type': 'application/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  it.each([
    ['br', 'gzip, deflate, br', 'compressed by brotli'],
    ['gzip', 'gzip, br;q=0', 'compressed by gzip'],
  ])(
    'is sent as the copy in %s to a client that accepts "%s"',
    async (encoding, accepted, copy) => {
      const { get } = await openSite();
      const { headers, body } = await get('/assets/app-Ab12.js', { 'accept-encoding': accepted });
      expect(body).toBe(copy);
      expect(headers).toMatchObject({
        'content-type': 'application/javascript; charset=utf-8',
        'content-encoding': encoding,
        vary: expect.stringMatching(/accept-encoding/i),
      });
    },
  );

  it('is revalidated when its name stays, and not sent again while it is the same', async () => {
    const { get } = await openSite();
    const { headers } = await get('/favicon.svg');
    expect(headers['cache-control']).toBe('no-cache');
    const again = await get('/favicon.svg', { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('may be embedded by other sites when it is the picture of a shared link', async () => {
    const { get } = await openSite();
    const embeds = async (url: string) => (await get(url)).headers['cross-origin-resource-policy'];
    expect(await embeds('/preview.png')).toBe('cross-origin');
    expect(await embeds('/favicon.svg')).toBe('same-origin');
  });

  it('is not found where there is none, and no page is rendered either', async () => {
    const { get } = await openSite();
    for (const url of [
      '/nothing.png',
      '/index.html',
      '/assets/app-Cd34.js',
      '/assets/app-Ab12.js.br',
      '/.vite/manifest.json',
      '/server/entry-server.js',
    ]) {
      const { statusCode, headers, body } = await get(url);
      expect([statusCode, body], url).toEqual([404, 'Not found']);
      expect(headers['content-type'], url).toContain('text/plain');
    }
  });
});

describe('the files for crawlers', () => {
  it.each([
    ['/robots.txt', 'text/plain; charset=utf-8', 'Sitemap: https://guild.example/sitemap.xml'],
    ['/sitemap.xml', 'application/xml; charset=utf-8', '<loc>https://guild.example/</loc>'],
  ])('name the site’s own address: %s', async (url, type, text) => {
    const { get } = await openSite({ PUBLIC_URL: 'https://guild.example' });
    const { statusCode, headers, body } = await get(url, { host: 'guild.example' });
    expect([statusCode, headers['content-type'], body]).toEqual([200, type, text]);
  });
});

describe('a page', () => {
  it('is rendered under the address of the site', async () => {
    const { get } = await openSite();
    for (const url of [
      '/',
      '/results/0192?tab=careers&a=%20b',
      '/no/such/page',
      '/%C3%A9',
      '//evil.example/about',
    ]) {
      const { statusCode, headers, body } = await get(url);
      expect(statusCode, url).toBe(200);
      expect(headers, url).toMatchObject({
        'content-type': 'text/html; charset=UTF-8',
        'cache-control': 'no-cache',
      });
      expect(body).toContain(`<p>GET ${new URL(publicUrl + url).href} of ${publicUrl}</p>`);
    }
  });

  it.each([
    ['/card/0192.', '/card/0192'],
    ['/card/0192),?utm=a', '/card/0192?utm=a'],
    ['/card/0192%22', '/card/0192'],
    ['/card/0192%E2%80%9D%E3%80%82', '/card/0192'],
    ['/card/0192%3E%20', '/card/0192'],
    ['/card/0192.png)', '/card/0192.png'],
    ['/caf%C3%A9!', '/caf%C3%A9'],
    ['/about/', '/about'],
    ['/)', '/'],
    ['//evil.example).', '/evil.example'],
    ['/%5Cevil.example.', '/%5Cevil.example'],
  ])('is found at %s, with what followed its address in a text: %s', async (url, location) => {
    const { get } = await openSite();
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers.location]).toEqual([302, location]);
  });

  it('is rendered with the address of the site, whichever host the request names', async () => {
    const { get } = await openSite();
    const { body } = await get('/about', { host: 'evil.example' });
    expect(body).toContain(`GET ${publicUrl}/about of ${publicUrl}`);
  });

  it('shows data of the API', async () => {
    const { get } = await openSite({ SUPPORT_EMAIL: 'help@guild.example' });
    expect((await get('/contact')).body).toContain('Write to help@guild.example');
  });

  it('has the status and the headers that its route sets', async () => {
    const { get } = await openSite();
    const { statusCode, headers } = await get('/card/x?status=404&referrer-policy=no-referrer');
    expect(statusCode).toBe(404);
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
  });

  it('leads elsewhere when its route redirects', async () => {
    const { get } = await openSite();
    const { statusCode, headers } = await get('/old?status=307&location=/new');
    expect([statusCode, headers.location]).toEqual([307, '/new']);
  });

  it('is a plain error when it cannot be rendered', async () => {
    const { get } = await openSite();
    const { statusCode, body } = await get('/about?fails=true');
    expect([statusCode, body]).toEqual([500, expect.not.stringContaining('This page fails.')]);
  });

  it.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip, br;q=0', gunzipSync],
  ])('is sent as %s to a client that accepts "%s"', async (encoding, accepted, unpack) => {
    const { get } = await openSite();
    const { headers, rawPayload } = await get('/', { 'accept-encoding': accepted });
    expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
    expect(unpack(rawPayload).toString()).toContain('Rendering 1');
  });

  it('has a head without a body', async () => {
    const { app } = await openSite();
    const { statusCode, headers, body } = await app.inject({ method: 'HEAD', url: '/about' });
    expect([statusCode, body]).toEqual([200, '']);
    expect(headers['content-type']).toBe('text/html; charset=UTF-8');
    expect(Number(headers['content-length'])).toBeGreaterThan(0);
  });

  it('takes no writes', async () => {
    const { app } = await openSite();
    const { statusCode, headers } = await app.inject({ method: 'POST', url: '/about' });
    expect(statusCode).toBe(404);
    expect(headers['content-type']).toContain('application/json');
  });
});

describe('a page that is the same for everyone', () => {
  it('is rendered once a minute', async () => {
    const { get, passTime } = await openSite();
    const first = await get('/about');
    passTime(minuteMs);
    const second = await get('/about');
    expect(second.body).toBe(first.body);
    expect(second.headers['content-security-policy']).toBe(
      first.headers['content-security-policy'],
    );
    passTime(1);
    expect(titleOf(await get('/about'))).toBe('Rendering 2');
  });

  it('is rendered for each address, with what it reads of its query', async () => {
    const { get } = await openSite();
    const titles = [];
    for (const url of ['/about', '/contact', '/about?by=link', '/about?utm=a', '/about']) {
      titles.push(titleOf(await get(url))?.replace('Rendering ', ''));
    }
    expect(titles).toEqual(['1', '2', '3', '1', '1']);
  });

  it('is not sent again to a client that has it', async () => {
    const { get } = await openSite();
    const { headers } = await get('/about');
    const again = await get('/about?utm=a', { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('is rendered again for a new version of the catalogue', async () => {
    const { get, context } = await openSite();
    await get('/');
    await context.reloadCatalogue();
    expect(titleOf(await get('/'))).toBe('Rendering 2');
  });

  it('is the one for an unknown address too', async () => {
    const { get } = await openSite();
    await get('/nothing?status=404');
    const { statusCode, body } = await get('/nothing?status=404');
    expect([statusCode, titleOf({ body })]).toEqual([404, 'Rendering 1']);
  });

  it.each(['/card/x?cache-control=private,%20no-store', '/card/x?status=500'])(
    'is not %s, which is rendered for each visitor',
    async (url) => {
      const { get } = await openSite();
      await get(url);
      expect(titleOf(await get(url))).toBe('Rendering 2');
    },
  );
});

describe('rendering pages', () => {
  const url = '/card/x?cache-control=private,%20no-store';

  it('is limited for each address by a page that says so, and sending kept ones is not', async () => {
    const { app, passTime } = await openSite({ RATE_LIMIT: 'on' });
    const get = async (remoteAddress: string, path = url) =>
      (await app.inject({ url: path, remoteAddress })).statusCode;
    expect(await get('203.0.113.7', '/about')).toBe(200);
    for (let count = 1; count < 120; count += 1) await get('203.0.113.7');
    const { statusCode, headers, body } = await app.inject({ url, remoteAddress: '203.0.113.7' });
    expect([statusCode, headers['retry-after'], headers['content-type']]).toEqual([
      429,
      '60',
      'text/html; charset=utf-8',
    ]);
    expect(body).toContain('<p>Too many requests. Please try again in 60 seconds.</p>');
    expect(await get('203.0.113.7', '/about')).toBe(200);
    expect(await get('203.0.113.8')).toBe(200);
    passTime(minuteMs + 1);
    expect(await get('203.0.113.7')).toBe(200);
  });

  it('is refused while a few others are under way, and kept pages are sent', async () => {
    const { get } = await openSite();
    await get('/about');
    for (let count = 0; count < maxRenderings; count += 1) void get(`/login?hangs=${count}`);
    await expect.poll(async () => (await get(url)).statusCode).toBe(503);
    expect((await get(url)).headers['retry-after']).toBe('2');
    expect((await get('/about')).statusCode).toBe(200);
  });

  it.each([
    { isDestroyed: true, isOverloaded: false },
    { isDestroyed: false, isOverloaded: true },
  ])('is refused to a client that is gone, and while the server lags: %o', async (state) => {
    const render = vi.fn(() => Promise.resolve(new Response()));
    const findPage = keepPages(render, {
      isSecure: false,
      limits: { countCall: () => undefined },
      isOverloaded: () => state.isOverloaded,
      now: () => new Date(),
      getCatalogue: () => render,
    });
    const request = { raw: { socket: { destroyed: state.isDestroyed } } } as FastifyRequest;
    expect(() => findPage(request, '/about')).toThrow('Too many people');
    expect(render).not.toHaveBeenCalled();
  });
});
