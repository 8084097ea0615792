import { minuteMs } from '@guildpath/contract';
import { describe, expect, it } from 'vitest';
import { openTestSite, type TestBrowser, type TestSite } from '../../testing/test-site.ts';
import { ada, signInByLink, signUp, submitQuickQuest } from '../../testing/visitors.ts';

const { password } = ada;
const newPassword = 'a better horse';
const needsProof = { status: 403, body: { code: 'PROOF_REQUIRED' } };

/** A stranger at an open laptop would try these. */
const attempts: readonly [string, (browser: TestBrowser) => ReturnType<TestBrowser['get']>][] = [
  ['deleting the account', (browser) => browser.delete('/api/user')],
  ['taking its data away', (browser) => browser.get('/api/user/export')],
  ['adding a passkey', (browser) => browser.post('/api/user/passkeys/options')],
];

async function openMember(env: Record<string, string> = {}) {
  const site = await openTestSite({ env });
  return { site, browser: await signUp(site) };
}

async function signInAsGuest(site: TestSite): Promise<TestBrowser> {
  await submitQuickQuest(site, site.browse(), ada.email);
  return signInByLink(site);
}

describe.each(attempts)('%s', (_, attempt) => {
  it('is refused in a session that was opened long ago, until the password is given', async () => {
    const { site, browser } = await openMember();
    site.passTime(10 * minuteMs);
    expect(await attempt(browser)).toMatchObject({
      ...needsProof,
      body: { message: 'Please enter your password first so we know it’s you.' },
    });
    expect(await browser.get('/api/auth/user')).toMatchObject({ status: 200 });
    expect(await browser.post('/api/auth/prove', { password })).toMatchObject({ status: 200 });
    expect(await attempt(browser)).toMatchObject({ status: 200 });
  });

  it('is possible within ten minutes of the sign-in', async () => {
    const { site, browser } = await openMember();
    site.passTime(9 * minuteMs);
    expect(await attempt(browser)).toMatchObject({ status: 200 });
  });
});

describe('the proof by password', () => {
  it('holds for ten minutes and for this session alone', async () => {
    const { site, browser } = await openMember();
    const other = site.browse();
    await other.post('/api/auth/login', { identifier: ada.email, password });
    site.passTime(10 * minuteMs);
    await browser.post('/api/auth/prove', { password });
    expect(await browser.get('/api/user/export')).toMatchObject({ status: 200 });
    expect(await other.get('/api/user/export')).toMatchObject(needsProof);
    site.passTime(10 * minuteMs);
    expect(await browser.get('/api/user/export')).toMatchObject(needsProof);
  });

  it('cannot be guessed: five wrong ones lock it, the right one too, and are recorded', async () => {
    const { site, browser } = await openMember({ RATE_LIMIT: 'on' });
    site.passTime(10 * minuteMs);
    for (let guess = 0; guess < 5; guess += 1) {
      const answer = await browser.post('/api/auth/prove', { password: `guess number ${guess}` });
      expect(answer).toMatchObject({ status: 401, body: { code: 'INVALID_CREDENTIALS' } });
    }
    expect(await browser.post('/api/auth/prove', { password })).toMatchObject({ status: 429 });
    expect(await browser.get('/api/user/export')).toMatchObject(needsProof);
    const events = await site.context.db
      .selectFrom('security_events')
      .select('reason')
      .where('type', '=', 'auth.proof-refused')
      .execute();
    expect(events).toHaveLength(5);
  });

  it('does not exist for an account without one, which signs in again instead', async () => {
    const site = await openTestSite();
    const browser = await signInAsGuest(site);
    site.passTime(10 * minuteMs);
    expect(await browser.post('/api/auth/prove', { password })).toMatchObject(needsProof);
    expect(await browser.delete('/api/user')).toMatchObject({
      ...needsProof,
      body: { message: 'Please sign in again first so we know it’s you.' },
    });
    expect(await browser.post('/api/user/password', { password })).toMatchObject(needsProof);
    const again = await signInAsGuest(site);
    expect(await again.post('/api/user/password', { password })).toMatchObject({ status: 200 });
  });
});

describe('a forgotten password', () => {
  /** The address is already proven, so that a link does not remove the password. */
  async function openProvenMember() {
    const site = await openTestSite();
    const browser = await signInAsGuest(site);
    await browser.post('/api/user/password', { password });
    return { site, browser };
  }

  it('is replaced within ten minutes of an emailed link, once', async () => {
    const { site } = await openProvenMember();
    const browser = await signInAsGuest(site);
    const url = '/api/user/password';
    expect(await browser.post(url, { password: newPassword })).toMatchObject({ status: 200 });
    expect(await browser.post(url, { password })).toMatchObject({ status: 400 });
    const login = { identifier: ada.email, password: newPassword };
    expect(await site.browse().post('/api/auth/login', login)).toMatchObject({ status: 200 });
  });

  it('is not replaced later, nor after a sign-in by password, nor by proving the session', async () => {
    const { site, browser } = await openProvenMember();
    const url = '/api/user/password';
    expect(await browser.post(url, { password: newPassword })).toMatchObject({ status: 400 });
    const late = await signInAsGuest(site);
    site.passTime(10 * minuteMs);
    await late.post('/api/auth/prove', { password });
    expect(await late.post(url, { password: newPassword })).toMatchObject({ status: 400 });
  });
});
