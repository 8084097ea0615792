import { pino } from 'pino';
import { beforeAll, describe, expect, it } from 'vitest';
import { logInAtProvider, openOidcProvider } from '../../../testing/oidc-provider.ts';
import { openTestSite, publicUrl, shareTestSite } from '../../../testing/test-site.ts';

const httpsSite = { PUBLIC_URL: 'https://guild.test' };
const ada = { email: 'ada@example.org', password: 'correct horse', firstName: 'Ada' };

describe('security headers', () => {
  const site = shareTestSite({ hasApiPage: true });

  it.each<[string, number]>([
    ['/api/site/settings', 200],
    ['/api/auth/user', 401],
    ['/api/nothing', 404],
    ['/trpc/site.settings', 200],
    ['/api/login', 302],
    ['/api/docs/', 200],
    ['/healthz', 200],
    ['/anything', 404],
  ])('are on the answer of %s, which is %i', async (url, expected) => {
    const { status, headers } = await site().browse().get(url);
    expect(status).toBe(expected);
    expect(headers).toMatchObject({
      'content-security-policy': [
        "default-src 'self'",
        "base-uri 'self'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "img-src 'self' data: blob:",
        "object-src 'none'",
        "script-src 'self'",
        "script-src-attr 'none'",
        "style-src 'self' 'unsafe-inline'",
      ].join(';'),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'origin-agent-cluster': '?1',
      'permissions-policy': expect.stringMatching(/camera=\(\), .*geolocation=\(\), .*usb=\(\)$/),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });

  it('forbid everything on an answer to an address that leads nowhere', async () => {
    expect(await site().browse().get('/api/%E0%A4%A')).toMatchObject({
      status: 400,
      headers: {
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      },
    });
  });

  it('insist on https only on a site that is served over https', async () => {
    const https = await openTestSite({ env: httpsSite });
    const { headers } = await https.browse().get('/api/site/settings');
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    expect(headers['content-security-policy']).toMatch(/;upgrade-insecure-requests$/);
  });

  it('forbid caches to store API responses', async () => {
    const browser = site().browse();
    await browser.post('/api/auth/signup', ada);
    for (const url of ['/api/auth/user', '/trpc/auth.user', '/api/user/assessments']) {
      expect(await browser.get(url)).toMatchObject({
        status: 200,
        headers: { 'cache-control': 'no-store' },
      });
    }
  });
});

describe('the session cookie', () => {
  it.each([
    [{}, false],
    [httpsSite, true],
  ])(
    'is out of reach of scripts and other sites, and with %o Secure is %s',
    async (env, isSecure) => {
      const site = await openTestSite({ env });
      const { headers } = await site.browse().post('/api/auth/signup', ada);
      const cookies = [headers['set-cookie']].flat().map(String);
      const cookie = cookies.find((one) => one.includes('guildpath_session=')) ?? '';
      const [value, ...attributes] = cookie.split('; ');
      expect(value).toMatch(
        isSecure ? /^__Host-guildpath_session=[^=]+$/ : /^guildpath_session=[^=]+$/,
      );
      expect(attributes.sort()).toEqual(
        [
          'HttpOnly',
          `Max-Age=${30 * 24 * 3600}`,
          'Path=/',
          'SameSite=Lax',
          ...(isSecure ? ['Secure'] : []),
        ].sort(),
      );
      // Encrypted text may contain any short word by chance, but hardly these.
      expect(decodeURIComponent(cookie)).not.toMatch(/ada@example|sessionId|"__ts"/);
    },
  );

  it('and every other one is bound to the host on an https site', async () => {
    const site = await openTestSite({ env: httpsSite });
    const { headers } = await site.browse().post('/api/auth/signup', ada);
    const cookies = [headers['set-cookie']].flat().map(String);
    expect(cookies.map((cookie) => cookie.split('=')[0]).sort()).toEqual([
      '__Host-guildpath_device',
      '__Host-guildpath_session',
    ]);
    for (const cookie of cookies) expect(cookie).toMatch(/; Secure(;|$)/);
  });

  it('is not taken without its prefix on an https site, where another host could have set it', async () => {
    const site = await openTestSite({ env: httpsSite });
    const browser = site.browse();
    await browser.post('/api/auth/signup', ada);
    const cookie = toCookieHeader(browser.cookies());
    const asked = (sent: string) => site.browse().get('/api/auth/user', { cookie: sent });
    expect(await asked(cookie)).toMatchObject({ status: 200 });
    expect(await asked(cookie.replace('__Host-', ''))).toMatchObject({ status: 401 });
    const { body } = await browser.get('/api/openapi.json');
    expect(body).toMatchObject({
      components: { securitySchemes: { session: { name: '__Host-guildpath_session' } } },
    });
  });

  it('changes with every sign-in, and a late call with the one before does not take the new one away', async () => {
    const site = await openTestSite();
    const browser = site.browse();
    await browser.post('/api/auth/signup', ada);
    const before = toCookieHeader(browser.cookies());
    await browser.post('/api/auth/login', { identifier: ada.email, password: ada.password });
    expect(toCookieHeader(browser.cookies())).not.toBe(before);
    expect(await browser.get('/api/auth/user')).toMatchObject({ status: 200 });
    const late = await site.browse().get('/api/auth/user', { cookie: before });
    expect(late).toMatchObject({ status: 401 });
    expect(late.headers).not.toHaveProperty('set-cookie');
  });

  it('is not set for a visitor who only looks around', async () => {
    const site = await openTestSite();
    for (const url of ['/api/site/settings', '/api/auth/user', '/api/assessment/questions/quick']) {
      expect((await site.browse().get(url)).headers).not.toHaveProperty('set-cookie');
    }
  });
});

describe('a site with a public address', () => {
  const site = shareTestSite({ env: httpsSite });

  it.each([
    'evil.example',
    'guild.test.evil.example',
    'guild.test:8443',
    'evil.example@guild.test',
    'guild.test/x',
  ])('refuses a request to the host %j on every path but the probes', async (host) => {
    for (const url of [
      '/',
      '/api/site/settings',
      '/trpc/site.settings',
      '/.well-known/security.txt',
    ]) {
      expect(await site().browse().get(url, { host })).toMatchObject({ status: 400 });
    }
    expect(await site().browse().post('/api/auth/signup', ada, { host })).toMatchObject({
      status: 400,
      body: { code: 'BAD_REQUEST', message: 'host: This site is at https://guild.test.' },
    });
    for (const url of ['/healthz', '/readyz']) {
      expect(await site().browse().get(url, { host })).toMatchObject({ status: 200 });
    }
  });

  it.each(['guild.test', 'GUILD.test:443', 'localhost:3000', '127.0.0.1', '[::1]:3000'])(
    'answers to %s, and names its public address for links',
    async (host) => {
      expect(await site().browse().get('/api/site/settings', { host })).toMatchObject({
        status: 200,
        body: { publicUrl: 'https://guild.test' },
      });
    },
  );

  it('answers to no loopback name from another machine', async () => {
    const { statusCode } = await site().app.inject({
      url: '/api/site/settings',
      headers: { host: 'localhost:3000' },
      remoteAddress: '192.0.2.7',
    });
    expect(statusCode).toBe(400);
  });

  it('takes the host from a proxy that it trusts, and from no one else', async () => {
    const forwarded = { host: '10.0.0.1:3000', 'x-forwarded-host': 'guild.test' };
    const behindProxy = await openTestSite({ env: { ...httpsSite, TRUST_PROXY: '1' } });
    expect(await behindProxy.browse().get('/api/site/settings', forwarded)).toMatchObject({
      status: 200,
    });
    expect(await site().browse().get('/api/site/settings', forwarded)).toMatchObject({
      status: 400,
    });
  });

  it('says once in the log what a proxy must do that passes on a host of its own', async () => {
    const lines: string[] = [];
    const log = pino({}, { write: (line) => void lines.push(line) });
    const { browse } = await openTestSite({ env: httpsSite, log });
    for (const host of ['guild.test', '127.0.0.1:3000', 'upstream', 'guildpath:3000'])
      await browse().get('/api/site/settings', { host });
    expect(lines.filter((line) => line.includes('must pass Host on'))).toHaveLength(1);
  });

  it('without one answers to any host that is one', async () => {
    const plain = await openTestSite();
    for (const [host, status] of [
      ['guild.lan:8080', 200],
      ['evil.example@guild.lan', 400],
      ['guild.lan/x', 400],
    ] as const)
      expect(await plain.browse().get('/api/site/settings', { host })).toMatchObject({ status });
  });
});

describe('security.txt', () => {
  it('names the contact, when it expires, and its canonical address', async () => {
    const site = await openTestSite({ env: { ...httpsSite, SUPPORT_EMAIL: 'help@guild.test' } });
    const { status, body, headers } = await site.browse().get('/.well-known/security.txt');
    expect({ status, type: headers['content-type'] }).toEqual({
      status: 200,
      type: 'text/plain; charset=utf-8',
    });
    const fields = Object.fromEntries(
      String(body)
        .trimEnd()
        .split('\n')
        .map((line) => line.split(/: (.*)/, 2) as [string, string]),
    );
    expect(fields).toMatchObject({
      Contact: 'mailto:help@guild.test',
      Canonical: 'https://guild.test/.well-known/security.txt',
    });
    const daysLeft = (Date.parse(fields.Expires ?? '') - Date.now()) / (24 * 3_600_000);
    expect(daysLeft).toBeGreaterThan(100);
    expect(daysLeft).toBeLessThan(365);
  });

  it('names no address of a site without https, which the standard forbids', async () => {
    const site = await openTestSite();
    const { body } = await site.browse().get('/.well-known/security.txt');
    expect(body).not.toContain('Canonical');
  });
});

describe('a write', () => {
  const site = shareTestSite();
  const evil = 'https://evil.example';

  it.each([
    [{ 'sec-fetch-site': 'same-site' }],
    [{ 'sec-fetch-site': 'anything' }],
    [{ 'sec-fetch-site': 'cross-site', origin: publicUrl }],
    [{ 'sec-fetch-site': 'same-origin', origin: evil }],
    [{ origin: evil }],
    [{ origin: 'null' }],
    [{ referer: `${evil}/form` }],
    [{ origin: '' }],
    [{ origin: `${publicUrl}.evil.example` }],
    [{ origin: 'http://localhost:3001' }],
    [{ origin: evil, 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' }],
  ])('from another site is refused: %o', async (headers) => {
    for (const url of ['/api/auth/logout', '/trpc/auth.logout', '/api/auth/signup']) {
      expect(await site().browse().post(url, ada, headers)).toMatchObject({
        status: 403,
        body: { code: 'FORBIDDEN' },
      });
    }
  });

  it.each([
    [{ origin: publicUrl, 'sec-fetch-site': 'same-origin' }],
    [{ origin: publicUrl }],
    [{ origin: 'null', 'sec-fetch-site': 'same-origin' }],
    [{ 'sec-fetch-site': 'none' }],
    [{ origin: 'http://guild.lan:8080', host: 'guild.lan:8080' }],
    [{}],
  ])('from this site, or from no browser, is let in: %o', async (headers) => {
    expect(await site().browse().post('/api/auth/logout', undefined, headers)).toMatchObject({
      status: 200,
    });
  });

  it('from the same name over plain http is refused on an https site', async () => {
    const https = await openTestSite({ env: httpsSite });
    const logout = (origin: string) =>
      https.browse().post('/api/auth/logout', undefined, { origin, host: 'guild.test' });
    expect(await logout('http://guild.test')).toMatchObject({ status: 403 });
    expect(await logout('https://guild.test')).toMatchObject({ status: 200 });
  });
});

describe('the logout address', () => {
  const site = shareTestSite();
  beforeAll(async () => void (await site().browse().post('/api/auth/signup', ada)));

  async function openSignedIn() {
    const browser = site().browse();
    await browser.post('/api/auth/login', { identifier: ada.email, password: ada.password });
    return browser;
  }

  it.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site' },
    { referer: `${publicUrl}.evil.example/` },
    { referer: 'about:client' },
    { origin: 'null', referer: `${publicUrl}/admin` },
  ])('opened by a link on another site leads home and ends nothing: %o', async (headers) => {
    const browser = await openSignedIn();
    expect(await browser.get('/api/auth/logout', headers)).toMatchObject({
      status: 302,
      headers: { location: '/' },
    });
    expect(await browser.get('/api/auth/user')).toMatchObject({ status: 200 });
  });

  it.each<Record<string, string>>([
    { 'sec-fetch-site': 'same-origin', referer: `${publicUrl}/admin` },
    { 'sec-fetch-site': 'none' },
    { referer: `${publicUrl}/admin` },
    { referer: 'http://guild.lan:8080/admin', host: 'guild.lan:8080' },
    {},
  ])('opened from this site, or typed, or by no browser, ends the session: %o', async (headers) => {
    const browser = await openSignedIn();
    expect(await browser.get('/api/auth/logout', headers)).toMatchObject({
      status: 302,
      headers: { location: '/' },
    });
    expect(await browser.get('/api/auth/user')).toMatchObject({ status: 401 });
  });
});

describe('the way back after the login', () => {
  const site = shareTestSite();

  it('never is on another site, or hidden in a header', async () => {
    for (const redirect of [
      '//evil.example',
      '/\\evil.example',
      '/\t/evil.example',
      'https://evil.example',
      'javascript:alert(1)',
      '/a\r\nset-cookie: guildpath_session=x',
      '',
    ]) {
      const spelled = encodeURIComponent(redirect);
      const { status, headers } = await site().browse().get(`/api/login?redirect=${spelled}`);
      expect({ status, location: headers.location }, redirect).toEqual({
        status: 302,
        location: '/login?redirect=/',
      });
      expect(headers, redirect).not.toHaveProperty('set-cookie');
    }
    for (const [query, location] of [
      ['redirect=/results/abc', '/login?redirect=/results/abc'],
      ['redirect=//evil.example&redirect=/dashboard', '/login?redirect=/'],
    ]) {
      expect(await site().browse().get(`/api/login?${query}`)).toMatchObject({
        headers: { location },
      });
    }
  });

  it('may be a path in any script, through the provider and back', async () => {
    const { env } = await openOidcProvider(`${publicUrl}/api/login/callback`, {
      ...ada,
      email_verified: true,
    });
    const { browse } = await openTestSite({ env });
    expect(await logInAtProvider(browse(), { redirect: '/straße/☃?a=ü%20b' })).toMatchObject({
      status: 302,
      headers: { location: '/stra%C3%9Fe/%E2%98%83?a=%C3%BC%20b' },
    });
  });
});

function toCookieHeader(cookies: Readonly<Record<string, string>>): string {
  return Object.entries(cookies)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('; ');
}
