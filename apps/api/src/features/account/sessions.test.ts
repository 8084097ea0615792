import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { loadEnv } from '../../config/env.ts';
import { startServer } from '../../server.ts';
import { openTestSite } from '../../testing/test-site.ts';

const ada = { email: 'ada@example.org', password: 'correct horse', firstName: 'Ada' };
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** The server itself, as `npm start` runs it, again and again over the same data. */
async function prepareServer() {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'guildpath-sessions-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const source = { PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent' };
  return { dataDir, start: () => startServer(loadEnv(source, '/nowhere'), '/nowhere') };
}

function toCookie(response: Response): string {
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

describe('a session over HTTP', () => {
  it('survives a restart, under a key that only its owner can read, and so does its end', async () => {
    const { dataDir, start } = await prepareServer();
    const first = await start();
    const signedUp = await fetch(`${first.url}/api/auth/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(ada),
    });
    const cookie = toCookie(signedUp);
    await first.stop();
    expect((await stat(path.join(dataDir, 'session-secret'))).mode & 0o777).toBe(0o600);

    const second = await start();
    const viewer = await fetch(`${second.url}/api/auth/user`, { headers: { cookie } });
    expect(viewer.status).toBe(200);
    expect(await viewer.json()).toMatchObject({ email: ada.email });
    await fetch(`${second.url}/api/auth/logout`, { method: 'POST', headers: { cookie } });
    await second.stop();

    const third = await start();
    const copied = await fetch(`${third.url}/api/auth/user`, { headers: { cookie } });
    expect(copied.status).toBe(401);
    await third.stop();
  });

  it('has a new id after every sign-in, and the one before is over', async () => {
    const site = await openTestSite();
    const browser = site.browse();
    await browser.post('/api/auth/signup', ada);
    const before = site.browse();
    const cookie = Object.entries(browser.cookies())
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join('; ');
    expect(await before.get('/api/auth/user', { cookie })).toMatchObject({ status: 200 });
    await browser.post('/api/auth/login', { identifier: 'ada', password: ada.password });
    expect(await browser.get('/api/auth/user')).toMatchObject({ status: 200 });
    expect(await before.get('/api/auth/user', { cookie })).toMatchObject({ status: 401 });
  });

  it('slides: it ends 30 days after the last visit, and the cookie is renewed with it', async () => {
    const site = await openTestSite();
    const browser = site.browse();
    await browser.post('/api/auth/signup', ada);
    for (const days of [29, 29]) {
      site.passTime(days * dayMs);
      const { status, headers } = await browser.get('/api/auth/user');
      expect(status).toBe(200);
      expect(String(headers['set-cookie'])).toContain(`Max-Age=${(30 * dayMs) / 1000}`);
    }
    site.passTime(30 * dayMs + hourMs);
    expect(await browser.get('/api/auth/user')).toMatchObject({ status: 401 });
  });

  it('counts from a visit later on the first day, too', async () => {
    const site = await openTestSite();
    const browser = site.browse();
    await browser.post('/api/auth/signup', ada);
    site.passTime(20 * hourMs);
    await browser.get('/api/auth/user');
    site.passTime(30 * dayMs - hourMs);
    expect(await browser.get('/api/auth/user')).toMatchObject({ status: 200 });
  });

  it('is not written again within the hour', async () => {
    const site = await openTestSite();
    const browser = site.browse();
    await browser.post('/api/auth/signup', ada);
    site.passTime(hourMs - 60_000);
    expect((await browser.get('/api/auth/user')).headers).not.toHaveProperty('set-cookie');
    site.passTime(2 * 60_000);
    expect((await browser.get('/api/auth/user')).headers).toHaveProperty('set-cookie');
  });
});
