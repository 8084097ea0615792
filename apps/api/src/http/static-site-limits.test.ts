import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openTestSite } from '../testing/test-site.ts';

const secret = 'not for visitors';
const inlineScript = 'start()';

async function openBuiltSite() {
  const folder = await mkdtemp(path.join(tmpdir(), 'guildpath-web-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const webRoot = path.join(folder, 'dist');
  const files = {
    'dist/index.html': `the landing page<script>${inlineScript}</script><script src="/assets/app-1a2b.js"></script>`,
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
  return openTestSite({ webRoot });
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

describe('the content security policy of a page', () => {
  const policyOf = async (url: string) => {
    const site = await openBuiltSite();
    return String((await site.browse().get(url)).headers['content-security-policy']);
  };

  it('allows the scripts that the build has written into that page, by their hash', async () => {
    const hash = createHash('sha256').update(inlineScript).digest('base64');
    expect(await policyOf('/')).toContain(`script-src 'self' 'sha256-${hash}';`);
  });

  it.each(['/login', '/dashboard', '/api/nothing'])('allows none at %s', async (url) => {
    expect(await policyOf(url)).toContain("script-src 'self';");
  });
});

describe('a form that a browser sends by itself', () => {
  it('is not read', async () => {
    const site = await openBuiltSite();
    const { statusCode, headers } = await site.app.inject(formOf('/login'));
    expect(statusCode).toBe(404);
    expect(headers).not.toHaveProperty('set-cookie');
  });

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
