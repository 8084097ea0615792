import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  logInAtProvider,
  oidcClient,
  openOidcProvider,
  type ProviderAccount,
  visitProvider,
  walkThroughProvider,
} from '../../../testing/oidc-provider.ts';
import { openTestSite, publicUrl, type TestBrowser } from '../../../testing/test-site.ts';
import { submitQuickQuest } from '../../../testing/visitors.ts';
import { logSettings } from '../../observability/log.ts';

const ada: ProviderAccount = { email: 'ada@example.org', email_verified: true, given_name: 'Ada' };

interface SiteOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly log?: FastifyBaseLogger;
}

async function openSiteWithProvider(account = ada, { env, log }: SiteOptions = {}) {
  const provider = await openOidcProvider(`${publicUrl}/api/login/callback`, account);
  return openTestSite({ env: { ...provider.env, ...env }, ...(log ? { log } : {}) });
}

/** Opens the production log; `messages` has those of its errors too. */
function openLog() {
  const messages: unknown[] = [];
  const write = (line: string) => {
    const { msg, err } = JSON.parse(line) as { msg: string; err?: { message: string } };
    messages.push(msg, err?.message);
  };
  return { log: pino(logSettings('warn'), { write }), messages: () => messages };
}

/** Returns the path that the login ends at. */
async function logIn(browser: TestBrowser, redirect: string, login?: string): Promise<string> {
  const { headers } = await logInAtProvider(browser, { redirect, ...(login ? { login } : {}) });
  return String(headers.location);
}

describe('the provider login', () => {
  it('signs in and ends at the page it began from', async () => {
    const site = await openSiteWithProvider();
    const browser = site.browse();
    expect(await logIn(browser, '/assessment/quick')).toBe('/assessment/quick');
    expect(await browser.get('/api/auth/user')).toMatchObject({
      status: 200,
      body: { email: 'ada@example.org', firstName: 'Ada', authProvider: 'oidc' },
    });
    expect(await browser.get('/api/site/settings')).toMatchObject({
      body: { hasProviderLogin: true },
    });
  });

  it('never ends on another site', async () => {
    const site = await openSiteWithProvider();
    expect(await logIn(site.browse(), '//evil.example')).toBe('/');
  });

  it('never ends at what the server answers itself', async () => {
    const site = await openSiteWithProvider();
    const browser = site.browse();
    expect(await logIn(browser, '/api/auth/logout')).toBe('/');
    expect(await browser.get('/api/auth/user')).toMatchObject({ status: 200 });
  });

  it.each<[string, ProviderAccount, string, string]>([
    ['sends no email_verified', { email: 'ada@example.org' }, 'false', 'set OIDC_TRUST_EMAIL=true'],
    [
      'sends an email_verified that is not true',
      { email: 'ada@example.org', email_verified: false },
      'true',
      'have the claim sent as true',
    ],
    ['sends no valid email', { email_verified: true }, 'true', 'the claim email'],
  ])('of a provider that %s is refused, and the log says what to do', async (...row) => {
    const [reason, account, OIDC_TRUST_EMAIL, remedy] = row;
    const { log, messages } = openLog();
    const site = await openSiteWithProvider(account, { env: { OIDC_TRUST_EMAIL }, log });
    const browser = site.browse();
    expect(await logIn(browser, '/')).toBe('/login?redirect=/&error=unverified');
    expect(await browser.get('/api/auth/user')).toMatchObject({ status: 401 });
    expect(messages()).toContainEqual(
      expect.stringMatching(new RegExp(`^The login provider ${reason}.*${remedy}`)),
    );
  });

  it('of a directory that the operator trusts needs no email_verified', async () => {
    const account = { email: 'ada@example.org' };
    const site = await openSiteWithProvider(account, { env: { OIDC_TRUST_EMAIL: 'true' } });
    const browser = site.browse();
    expect(await logIn(browser, '/')).toBe('/');
    expect(await browser.get('/api/auth/user')).toMatchObject({ status: 200 });
  });

  it('finds the same account the next time', async () => {
    const site = await openSiteWithProvider();
    const ids = [];
    for (let visit = 0; visit < 2; visit += 1) {
      const browser = site.browse();
      await logIn(browser, '/');
      const { body } = await browser.get('/api/auth/user');
      ids.push((body as { id: string }).id);
    }
    expect(ids[0]).toBe(ids[1]);
  });

  it('joins the account of a verified email and ends an unproven password', async () => {
    const site = await openSiteWithProvider();
    const stranger = site.browse();
    const password = 'a stranger’s password';
    await stranger.post('/api/auth/signup', { email: ada.email, password, firstName: 'Eve' });
    const assessmentResultId = await submitQuickQuest(site, stranger);
    const owner = site.browse();
    await logIn(owner, '/');
    expect(await owner.get(`/api/results/${assessmentResultId}`)).toMatchObject({ status: 404 });
    expect(await owner.get('/api/user/unclaimed-results')).toMatchObject({
      body: { results: [{ id: assessmentResultId }] },
    });
    expect(await owner.get('/api/auth/user')).toMatchObject({ body: { firstName: 'Ada' } });
    expect(await stranger.get('/api/auth/user')).toMatchObject({ status: 401 });
    const login = { identifier: ada.email, password };
    expect(await site.browse().post('/api/auth/login', login)).toMatchObject({ status: 401 });
  });

  it('joins no account when the provider has not verified the email', async () => {
    const site = await openSiteWithProvider({ ...ada, email_verified: false });
    await site
      .browse()
      .post('/api/auth/signup', { email: ada.email, password: 'correct horse', firstName: 'Ada' });
    const stranger = site.browse();
    expect(await logIn(stranger, '/')).toBe('/login?redirect=/&error=unverified');
    expect(await stranger.get('/api/auth/user')).toMatchObject({ status: 401 });
  });

  it('refuses an answer that this browser did not ask for', async () => {
    const site = await openSiteWithProvider();
    const back = await visitProvider(site.browse(), { redirect: '/' });
    const other = site.browse();
    expect(await other.get(back)).toMatchObject({
      status: 302,
      headers: { location: '/login?error=expired' },
    });
    await other.get('/api/login?redirect=/');
    expect(await other.get(back)).toMatchObject({
      headers: { location: '/login?error=expired' },
    });
    expect(await other.get('/api/auth/user')).toMatchObject({ status: 401 });
  });

  it('leads on who is signed in when an answer of the provider is opened again, and takes it once', async () => {
    const site = await openSiteWithProvider();
    const browser = site.browse();
    const back = await visitProvider(browser, { redirect: '/dashboard' });
    const forged = back.replace(/state=[^&]+/, 'state=another');
    for (const [answer, location] of [
      [back, '/dashboard'],
      [back, '/dashboard'],
      [forged, '/'],
    ] as const) {
      expect(await browser.get(answer)).toMatchObject({ headers: { location } });
    }
    await browser.post('/api/auth/logout', {});
    expect(await browser.get(back)).toMatchObject({
      headers: { location: '/login?redirect=/dashboard&error=expired' },
    });
  });

  it('refuses an answer whose state was changed on the way', async () => {
    const site = await openSiteWithProvider();
    const browser = site.browse();
    const back = await visitProvider(browser, { redirect: '/dashboard' });
    expect(await browser.get(back.replace(/state=[^&]+/, 'state=another'))).toMatchObject({
      headers: { location: '/login?error=expired' },
    });
    expect(await browser.get('/api/auth/user')).toMatchObject({ status: 401 });
  });

  it('begun in two tabs ends in each where it began', async () => {
    const site = await openSiteWithProvider();
    const browser = site.browse();
    const first = await visitProvider(browser, { redirect: '/dashboard' });
    const second = await visitProvider(browser, { redirect: '/assessment/quick' });
    expect(await browser.get(first)).toMatchObject({ headers: { location: '/dashboard' } });
    expect(await browser.get(second)).toMatchObject({ headers: { location: '/assessment/quick' } });
  });

  it('remembers no more begun logins than a browser keeps in a cookie', async () => {
    const site = await openSiteWithProvider();
    const browser = site.browse();
    for (let tab = 0; tab < 12; tab += 1)
      await browser.get(`/api/login?redirect=/${'a'.repeat(500)}`);
    const [cookie = ''] = Object.values(browser.cookies());
    expect(cookie.length).toBeGreaterThan(500);
    expect(encodeURIComponent(cookie).length).toBeLessThan(4_000);
    expect(await logIn(browser, '/dashboard')).toBe('/dashboard');
  });

  it('is to be finished within ten minutes, by a cookie of its own', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const site = await openSiteWithProvider();
    const browser = site.browse();
    const begun = await browser.get('/api/login?redirect=/dashboard');
    expect(begun.headers['set-cookie']).toMatch(
      /^guildpath_login=[^;]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const { pathname, search } = new URL(await walkThroughProvider(String(begun.headers.location)));
    // An attacker may keep the cookie longer than a browser does.
    vi.setSystemTime(Date.now() + 11 * 60_000);
    expect(await browser.get(pathname + search)).toMatchObject({
      headers: { location: '/login?error=expired' },
    });
  });

  it('takes over names as the form would have them', async () => {
    const given_name = `\u202E  Ada\u0000 ${'a'.repeat(300)}`;
    const site = await openSiteWithProvider({ ...ada, given_name, family_name: '\u2066\u2069' });
    const browser = site.browse();
    await logIn(browser, '/');
    expect(await browser.get('/api/auth/user')).toMatchObject({
      body: { firstName: `Ada ${'a'.repeat(96)}`, lastName: null },
    });
  });

  it('asks for a code with PKCE, state and nonce', async () => {
    const site = await openSiteWithProvider();
    const begun = await site.browse().get('/api/login');
    const asked = new URL(String(begun.headers.location)).searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({
      response_type: 'code',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
  });

  it('leads to the password login while the issuer is another, and the log says which', async () => {
    const path = '/application/o/guildpath/';
    const { issuer } = await openOidcProvider(`${publicUrl}/api/login/callback`, ada, { path });
    const { log, messages } = openLog();
    const site = await openTestSite({
      env: { OIDC_ISSUER: issuer.replace(/\/$/, ''), OIDC_CLIENT_ID: oidcClient.id },
      log,
    });
    expect(await site.browse().get('/api/login')).toMatchObject({
      headers: { location: '/login?redirect=/&error=unavailable' },
    });
    expect(messages()).toContain(
      `The login provider calls itself ${issuer}: set OIDC_ISSUER to that.`,
    );
  });

  it('leads to the password login while the provider does not answer, which says so', async () => {
    const site = await openTestSite({
      env: { OIDC_ISSUER: 'http://127.0.0.1:9', OIDC_CLIENT_ID: oidcClient.id },
    });
    expect(await site.browse().get('/api/login?redirect=/results/abc')).toMatchObject({
      status: 302,
      headers: { location: '/login?redirect=/results/abc&error=unavailable' },
    });
  });
});
