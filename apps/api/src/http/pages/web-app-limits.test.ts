import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { openTestSite } from '../../../testing/test-site.ts';
import { writeWebApp } from '../../../testing/write-web-app.ts';

const secret = 'not for visitors';

async function openBuiltSite(env: Record<string, string> = {}) {
  const webRoot = await writeWebApp({ 'assets/app-1a2b.js': 'the app' });
  for (const folder of [webRoot, path.dirname(webRoot)]) {
    await writeFile(path.join(folder, 'secret.txt'), secret);
    await writeFile(path.join(folder, 'secret'), secret);
  }
  return openTestSite({ webRoot, env });
}

const formOf = (url: string) => ({
  method: 'POST' as const,
  url,
  headers: {
    accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
    'content-type': 'application/x-www-form-urlencoded',
    origin: 'http://localhost:3000',
  },
  payload: 'identifier=ada&password=correct+horse',
});

it('the folder of the built web app ends at its folder', async () => {
  const site = await openBuiltSite();
  for (const url of [
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/..\\secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/../secret',
    '/..%2fsecret/',
    '//secret.txt',
    '/%00../secret.txt',
    '/../server/entry-server.js',
  ]) {
    const { statusCode, body } = await site.app.inject({ method: 'GET', url });
    expect(statusCode, url).toBeLessThan(500);
    expect(body, url).not.toContain(secret);
    expect(body, url).not.toContain('webEntry');
  }
});

/** Sends the target of the request as it is; inject would parse it first. */
async function requestRaw({ port }: AddressInfo, target: string) {
  const sent = request({ port, host: '127.0.0.1', path: target }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: response.statusCode, body: await text(response) };
}

it('any target of a request is rendered under the address of the site, or not at all', async () => {
  const { app } = await openBuiltSite();
  await app.listen({ port: 0, host: '127.0.0.1' });
  for (const target of [
    'http://evil.example/about',
    'HTTP://evil.example//about?a=b',
    '/\\\\evil.example/about',
    '//evil.example/about',
    '///evil.example',
    '@evil.example/about',
    '.evil.example',
    ':80/about',
    '*',
    '/?a=%zz',
    '/a%20b|c"<>`{}^',
  ]) {
    const { status, body } = await requestRaw(app.server.address() as AddressInfo, target);
    expect(status, target).toBeLessThan(500);
    if (status === 200) expect(body, target).toMatch(/<p>GET http:\/\/localhost:3000\//);
  }
});

it('an address of the server is not a page', async () => {
  const site = await openBuiltSite();
  for (const url of ['/api', '/API/nothing', '/trpc', '/.well-known/nothing', '/metrics/x']) {
    const notFound = { status: 404, body: { code: 'NOT_FOUND' } };
    expect(await site.browse().get(url), url).toMatchObject(notFound);
  }
});

describe('the content security policy of a page', () => {
  it('allows its own inline scripts by their hashes, and none that got into it', async () => {
    const site = await openBuiltSite();
    const { body, headers } = await site.browse().get('/');
    expect(body).toContain('<script>smuggled()</script>');
    const hash = createHash('sha256').update('start()').digest('base64');
    expect(headers['content-security-policy']).toContain(
      `script-src 'self' 'sha256-${hash}';script-src-attr 'none'`,
    );
  });

  it('allows no inline script anywhere else', async () => {
    const site = await openBuiltSite();
    for (const url of ['/api/nothing', '/assets/app-1a2b.js', '/nothing.png', '/robots.txt']) {
      const { headers } = await site.browse().get(url);
      expect(headers['content-security-policy'], url).toContain("script-src 'self';");
    }
  });

  it('is as strict as anywhere else on a site with https', async () => {
    const site = await openBuiltSite({ PUBLIC_URL: 'https://guild.example' });
    const headersAt = async (url: string) =>
      (await site.app.inject({ url, headers: { host: 'guild.example' } })).headers;
    const { 'content-security-policy': policy, ...others } = await headersAt('/');
    expect(String(policy).replace(/ 'sha256-[^']*'/, '')).toBe(
      (await headersAt('/api/nothing'))['content-security-policy'],
    );
    expect(others).toMatchObject({
      'strict-transport-security': 'max-age=31536000',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
  });
});

it('a form that a browser sends by itself is not read, refused from another site, and no call', async () => {
  const { app } = await openBuiltSite();
  const { statusCode, headers } = await app.inject(formOf('/login'));
  expect(statusCode).toBe(404);
  expect(headers).not.toHaveProperty('set-cookie');
  const form = formOf('/login');
  const fromElsewhere = { ...form.headers, origin: 'https://evil.example' };
  expect((await app.inject({ ...form, headers: fromElsewhere })).statusCode).toBe(403);
  expect((await app.inject(formOf('/api/auth/login'))).statusCode).toBe(415);
  expect((await app.inject(formOf('/trpc/auth.login'))).statusCode).toBe(415);
});
