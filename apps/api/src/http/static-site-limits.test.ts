import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openAnySite } from '../testing/any-site.ts';

const secret = 'not for visitors';

/** A site with a small web app: the landing page, a login page, the shell for all others, and one hashed file. */
async function openBuiltSite() {
  const folder = await mkdtemp(path.join(tmpdir(), 'guildpath-web-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const webRoot = path.join(folder, 'dist');
  const files = {
    'dist/index.html': 'the landing page',
    'dist/shell.html': 'the shell',
    'dist/login/index.html': 'the login page',
    'dist/assets/app-1a2b.js': 'the app',
    'secret.txt': secret,
    'secret/index.html': secret,
  };
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  return openAnySite({ webRoot });
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

describe('the folder of the built web app', () => {
  it.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/..\\secret.txt',
    '/assets/../../secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/../secret',
    '/..%2fsecret/',
    '//secret.txt',
    '/%00../secret.txt',
  ])('ends at its folder: %s leads to nothing beside it', async (url) => {
    const site = await openBuiltSite();
    const { statusCode, body } = await site.app.inject({ method: 'GET', url });
    expect(statusCode).toBeLessThan(500);
    expect(body).not.toContain(secret);
  });

  it('says 404 to a file that is not there, and to a call that is none', async () => {
    const site = await openBuiltSite();
    expect(await site.browse().get('/assets/app-old.js')).toMatchObject({ status: 404 });
    expect(await site.browse().get('/api/nothing')).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND' },
    });
  });
});

describe('a form that a browser sends before the code of its page is there', () => {
  it.each(['/login', '/login?redirect=/results/abc', '/signup'])(
    'opens the page %s anew, and nothing of it is read',
    async (url) => {
      const site = await openBuiltSite();
      const { statusCode, headers } = await site.app.inject(formOf(url));
      expect({ statusCode, location: headers.location }).toEqual({
        statusCode: 303,
        location: url,
      });
      expect(headers).not.toHaveProperty('set-cookie');
    },
  );

  it.each(['//evil.example/login', '/\\evil.example', '/login/..//evil.example'])(
    'never leads to another site: %s',
    async (url) => {
      const site = await openBuiltSite();
      const { statusCode, headers } = await site.app.inject(formOf(url));
      expect([303, 400]).toContain(statusCode);
      expect(headers.location ?? '/').toBe('/');
    },
  );

  it('is refused when another site has sent it', async () => {
    const site = await openBuiltSite();
    const form = formOf('/login');
    const headers = { ...form.headers, origin: 'https://evil.example' };
    expect((await site.app.inject({ ...form, headers })).statusCode).toBe(403);
  });

  it('is no call of the API', async () => {
    const site = await openBuiltSite();
    expect((await site.app.inject(formOf('/api/auth/login'))).statusCode).toBe(415);
    expect((await site.app.inject(formOf('/trpc/auth.login'))).statusCode).toBe(415);
  });
});
