import { dayMs, hourMs, type SessionsOutput } from '@guildpath/contract';
import { describe, expect, it } from 'vitest';
import { openTestSite, type TestBrowser } from '../../../testing/test-site.ts';
import { ada, signUp } from '../../../testing/visitors.ts';

const adminSettings = { ADMIN_EMAIL: ada.email, ADMIN_PASSWORD: ada.password };
const login = { identifier: ada.email, password: ada.password };

async function openTwoSessions() {
  const site = await openTestSite();
  const [laptop, mobile] = [site.browse(), site.browse()];
  await laptop.post('/api/auth/signup', ada);
  site.passTime(60_000);
  await mobile.post('/api/auth/login', login);
  return { site, laptop, mobile };
}

async function findSessions(browser: TestBrowser): Promise<SessionsOutput['sessions']> {
  const { body } = await browser.get('/api/user/sessions');
  return (body as SessionsOutput).sessions;
}

describe('a session', () => {
  it('is listed, this one first, and by nothing that opens a session', async () => {
    const { laptop, mobile } = await openTwoSessions();
    const sessions = await findSessions(laptop);
    expect(sessions).toMatchObject([{ isCurrent: true }, { isCurrent: false }]);
    for (const { id } of sessions) {
      expect(Object.values(mobile.cookies()).join()).not.toContain(id);
    }
  });

  it('ends one by one, at once', async () => {
    const { laptop, mobile } = await openTwoSessions();
    const [, other] = await findSessions(laptop);
    const url = `/api/user/sessions/${other?.id}`;
    expect(await laptop.delete(url)).toMatchObject({ status: 200 });
    expect(await mobile.get('/api/auth/user')).toMatchObject({ status: 401 });
    expect(await laptop.delete(url)).toMatchObject({ status: 404 });
    expect(await findSessions(laptop)).toHaveLength(1);
  });

  it('ends everywhere else together', async () => {
    const { site, laptop, mobile } = await openTwoSessions();
    const stranger = await signUp(site, { ...ada, email: 'eve@example.org' });
    expect(await laptop.delete('/api/user/sessions')).toMatchObject({ status: 200 });
    expect(await mobile.get('/api/auth/user')).toMatchObject({ status: 401 });
    expect(await laptop.get('/api/auth/user')).toMatchObject({ status: 200 });
    expect(await stranger.get('/api/auth/user')).toMatchObject({ status: 200 });
  });

  it('cannot be ended by a stranger who knows the id', async () => {
    const { site, laptop, mobile } = await openTwoSessions();
    const stranger = await signUp(site, { ...ada, email: 'eve@example.org' });
    for (const { id } of await findSessions(laptop)) {
      expect(await stranger.delete(`/api/user/sessions/${id}`)).toMatchObject({ status: 404 });
    }
    expect(await mobile.get('/api/auth/user')).toMatchObject({ status: 200 });
  });

  it('leaves no cookie once it ends itself', async () => {
    const { laptop } = await openTwoSessions();
    const [own] = await findSessions(laptop);
    await laptop.delete(`/api/user/sessions/${own?.id}`);
    expect(laptop.cookies()).not.toHaveProperty('guildpath_session');
  });
});

describe('a session that is used every day', () => {
  it('ends 90 days after its sign-in', async () => {
    const site = await openTestSite();
    const browser = await signUp(site);
    for (let day = 0; day < 89; day += 1) {
      site.passTime(dayMs);
      await browser.get('/api/auth/user');
    }
    expect(await browser.get('/api/auth/user')).toMatchObject({ status: 200 });
    site.passTime(dayMs);
    expect(await browser.get('/api/auth/user')).toMatchObject({ status: 401 });
  });

  it('of an administrator ends after seven days, and after twelve idle hours', async () => {
    const site = await openTestSite({ env: adminSettings });
    const [busy, idle] = [site.browse(), site.browse()];
    await busy.post('/api/auth/login', login);
    await idle.post('/api/auth/login', login);
    for (let hour = 0; hour < 7 * 24 - 6; hour += 6) {
      site.passTime(6 * hourMs);
      expect(await busy.get('/api/auth/user')).toMatchObject({ status: 200 });
    }
    expect(await idle.get('/api/auth/user')).toMatchObject({ status: 401 });
    site.passTime(6 * hourMs);
    expect(await busy.get('/api/auth/user')).toMatchObject({ status: 401 });
  });

  it('falls under the rule of a new role at once, and is no longer listed', async () => {
    const { site, laptop, mobile } = await openTwoSessions();
    site.passTime(13 * hourMs);
    await laptop.post('/api/auth/login', login);
    await site.context.db.updateTable('users').set({ role: 'admin' }).execute();
    expect(await findSessions(laptop)).toHaveLength(1);
    expect(await mobile.get('/api/auth/user')).toMatchObject({ status: 401 });
  });
});

describe('a session over HTTP', () => {
  it('has a new id after every sign-in, and the one before is over', async () => {
    const site = await openTestSite();
    const browser = await signUp(site);
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
    const browser = await signUp(site);
    for (const days of [29, 29]) {
      site.passTime(days * dayMs);
      const { status, headers } = await browser.get('/api/auth/user');
      expect(status).toBe(200);
      expect(String(headers['set-cookie'])).toContain(`Max-Age=${(30 * dayMs) / 1000}`);
    }
    site.passTime(30 * dayMs + hourMs);
    expect(await browser.get('/api/auth/user')).toMatchObject({ status: 401 });
  });

  it('is not written again within the hour', async () => {
    const site = await openTestSite();
    const browser = await signUp(site);
    site.passTime(hourMs - 60_000);
    expect((await browser.get('/api/auth/user')).headers).not.toHaveProperty('set-cookie');
    site.passTime(2 * 60_000);
    expect((await browser.get('/api/auth/user')).headers).toHaveProperty('set-cookie');
  });
});
