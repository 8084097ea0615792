import { describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../testing/test-site.ts';
import { ada, signInByLink, signUp, submitQuickQuest } from '../../../testing/visitors.ts';

const url = '/api/user/password';
const password = 'a better horse';

async function openGuestAccount(site: TestSite) {
  await submitQuickQuest(site, site.browse(), ada.email);
  return signInByLink(site);
}

describe('setting a password', () => {
  it('makes a guest’s account one with a password', async () => {
    const site = await openTestSite();
    const browser = await openGuestAccount(site);
    expect(await browser.post(url, { password })).toMatchObject({
      status: 200,
      body: { email: ada.email, authProvider: 'local' },
    });
    expect(await browser.get('/api/auth/user')).toMatchObject({ body: { authProvider: 'local' } });
    const login = { identifier: ada.email, password };
    expect(await site.browse().post('/api/auth/login', login)).toMatchObject({ status: 200 });
  });

  it('takes the current one where there is one', async () => {
    const site = await openTestSite();
    const browser = await signUp(site);
    expect(await browser.post(url, { password })).toMatchObject({
      status: 400,
      body: { message: 'currentPassword: Please enter your current password' },
    });
    const wrong = await browser.post(url, { password, currentPassword: 'wrong horse' });
    expect(wrong).toMatchObject({ status: 401, body: { code: 'INVALID_CREDENTIALS' } });
    expect(JSON.stringify(wrong.body)).not.toContain('Unauthorized');
    const identifier = ada.email;
    const old = { identifier, password: ada.password };
    expect(await site.browse().post('/api/auth/login', old)).toMatchObject({ status: 200 });

    const right = { password, currentPassword: ada.password };
    expect(await browser.post(url, right)).toMatchObject({ status: 200 });
    expect(await site.browse().post('/api/auth/login', old)).toMatchObject({ status: 401 });
    expect(await site.browse().post('/api/auth/login', { identifier, password })).toMatchObject({
      status: 200,
    });
  });

  it('takes ten characters from an administrator', async () => {
    const admin = { identifier: 'root@example.org', password: 'a good password' };
    const env = { ADMIN_EMAIL: admin.identifier, ADMIN_PASSWORD: admin.password };
    const site = await openTestSite({ env });
    const browser = site.browse();
    await browser.post('/api/auth/login', admin);
    const change = { currentPassword: admin.password, password: 'nine char' };
    expect(await browser.post(url, change)).toMatchObject({
      status: 400,
      body: { message: "password: An administrator's password must be at least 10 characters" },
    });
    const longer = { ...change, password: 'ten chars!' };
    expect(await browser.post(url, longer)).toMatchObject({ status: 200 });
  });

  it('ends every other session and gives this one a new id', async () => {
    const site = await openTestSite();
    const [browser, other] = [await signUp(site), site.browse()];
    await other.post('/api/auth/login', { identifier: 'ada', password: ada.password });
    const copied = Object.entries(browser.cookies())
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join('; ');
    await browser.post(url, { password, currentPassword: ada.password });
    expect(await browser.get('/api/auth/user')).toMatchObject({ status: 200 });
    expect(await other.get('/api/auth/user')).toMatchObject({ status: 401 });
    expect(await site.browse().get('/api/auth/user', { cookie: copied })).toMatchObject({
      status: 401,
    });
  });

  it('stops guessing the current one, without locking the login', async () => {
    const site = await openTestSite({ env: { RATE_LIMIT: 'on' } });
    const browser = await signUp(site);
    for (let guess = 0; guess < 5; guess += 1)
      await browser.post(url, { password, currentPassword: `guess number ${guess}` });
    const right = { password, currentPassword: ada.password };
    expect(await browser.post(url, right)).toMatchObject({ status: 429 });
    const login = { identifier: ada.email, password: ada.password };
    expect(await site.browse().post('/api/auth/login', login)).toMatchObject({ status: 200 });
  });

  it.each([
    [{}, 'password: Password must be at least 6 characters'],
    [{ password: 'letmein' }, 'password: Too many people use this password'],
  ])('refuses %o: %s', async (body, message) => {
    const site = await openTestSite();
    const browser = await signUp(site);
    expect(await browser.post(url, body)).toMatchObject({ status: 400, body: { message } });
  });
});
