import { leaseDueJobs } from '@guildpath/db';
import { LRUCache } from 'lru-cache';
import { describe, expect, it } from 'vitest';
import { openTestSite, publicUrl, type TestSite } from '../../../testing/test-site.ts';
import { receiveToken, submitQuickQuest } from '../../../testing/visitors.ts';
import { sendSignInLink } from '../../jobs/mail/send-sign-in-link.ts';

const linkUrl = '/api/auth/email-link';
const password = 'correct horse';
const ada = { email: 'ada@example.org', password, firstName: 'Ada', lastName: 'Lovelace' };
const login = { identifier: ada.email, password };
const proofSubject = 'Confirm your email for Guildpath';

async function openSiteWithSignup(env: Readonly<Record<string, string>> = {}) {
  const site = await openTestSite({ env });
  const browser = site.browse();
  await browser.post('/api/auth/signup', ada);
  return { site, browser, token: await receiveToken(site) };
}

/** The owner of the account has proven the address in this browser. */
async function openProvenSite(env: Record<string, string> = {}) {
  const { site, browser, token } = await openSiteWithSignup(env);
  await browser.post(linkUrl, { token });
  return { site, browser };
}

async function askForLink(site: TestSite, email = ada.email): Promise<string> {
  await site.browse().post('/api/auth/link', { email });
  return receiveToken(site);
}

describe('a link that was requested on the way to a page', () => {
  async function readLinkTo(redirect: string | undefined): Promise<string | undefined> {
    const { site } = await openProvenSite();
    const { status } = await site.browse().post('/api/auth/link', { email: ada.email, redirect });
    expect(status).toBe(200);
    await site.deliverMail();
    return /\S+\/login\?token=\S+/.exec(site.mails.at(-1)?.text ?? '')?.[0];
  }

  it.each([
    ['/results/0199c1f0', '&redirect=/results/0199c1f0'],
    ['/dashboard?from=a&to=b c#top', '&redirect=/dashboard%3Ffrom%3Da%26to%3Db+c%23top'],
    ['/caf\ud800', '&redirect=/caf%EF%BF%BD'],
  ])('leads on to %o', async (redirect, end) => {
    const link = await readLinkTo(redirect);
    expect(link?.replace(/token=[\w-]+/, '')).toBe(`${publicUrl}/login?${end}`);
  });

  it.each([undefined, '/', '', '//evil.example', 'https://evil.example/', '/\\evil.example'])(
    'leads home for %o, which is no way on this site',
    async (redirect) => {
      expect(await readLinkTo(redirect)).toMatch(
        new RegExp(`^${publicUrl}/login\\?token=[\\w-]+$`),
      );
    },
  );
});

describe('the preview of a link', () => {
  it('says whose account it opens, and once it is used only that another can be mailed', async () => {
    const { site, token } = await openSiteWithSignup();
    const stranger = site.browse();
    const preview = () => stranger.post(`${linkUrl}/preview`, { token });
    expect(await preview()).toMatchObject({ body: { email: ada.email } });
    await site.browse().post(linkUrl, { token });
    expect((await preview()).body).toEqual({ endsPassword: false, isRenewable: true });
    expect((await stranger.post(`${linkUrl}/preview`, { token: 'nonsense' })).body).toEqual({
      endsPassword: false,
      isRenewable: false,
      isUnknown: true,
    });
  });
});

describe('signing up', () => {
  it('mails a link that proves the address, and says so', async () => {
    const { site, browser, token } = await openSiteWithSignup();
    const [mail] = site.mails;
    expect(mail).toMatchObject({ to: ada.email, subject: proofSubject });
    expect(mail?.text).toContain(`${publicUrl}/login?token=${token}`);
    expect(mail?.text).toMatch(/confirms that the address is yours/);
    expect(mail?.text).not.toContain('Lovelace');
    expect(await browser.get('/api/auth/user')).toMatchObject({ body: { emailVerified: false } });
  });

  it('lets the proof be sent again until the address is proven', async () => {
    const { site, browser } = await openSiteWithSignup();
    expect(await browser.post('/api/user/proof-mail')).toMatchObject({
      status: 200,
      body: { message: 'A new link is on its way to your inbox.' },
    });
    await browser.post(linkUrl, { token: await receiveToken(site) });
    expect(site.mails.map(({ subject }) => subject)).toEqual([proofSubject, proofSubject]);
    expect(await browser.get('/api/auth/user')).toMatchObject({ body: { emailVerified: true } });
    await browser.post('/api/user/proof-mail');
    await site.deliverMail();
    expect(site.mails).toHaveLength(2);
    expect(await site.browse().post('/api/user/proof-mail')).toMatchObject({ status: 401 });
  });
});

describe('a link on an account whose address was never proven', () => {
  it('keeps password, sessions and names in a browser that is signed in to it', async () => {
    const { site, browser, token } = await openSiteWithSignup();
    const phone = site.browse();
    await phone.post('/api/auth/login', login);
    expect(await browser.post(`${linkUrl}/preview`, { token })).toMatchObject({
      status: 200,
      body: { endsPassword: false },
    });
    expect(await browser.post(linkUrl, { token })).toMatchObject({
      status: 200,
      body: { firstName: 'Ada', lastName: 'Lovelace', authProvider: 'local', emailVerified: true },
    });
    expect(await phone.get('/api/auth/user')).toMatchObject({ status: 200 });
    expect(await site.browse().post('/api/auth/login', login)).toMatchObject({ status: 200 });
  });

  it('keeps them elsewhere with the password', async () => {
    const { site, browser, token } = await openSiteWithSignup();
    const phone = site.browse();
    expect(await phone.post(linkUrl, { token, password })).toMatchObject({
      status: 200,
      body: { emailVerified: true, authProvider: 'local' },
    });
    expect(await browser.get('/api/auth/user')).toMatchObject({ body: { emailVerified: true } });
    expect(await site.browse().post('/api/auth/login', login)).toMatchObject({ status: 200 });
  });

  it('ends password and sessions elsewhere without the password, says so before, and keeps names', async () => {
    const { site, browser, token } = await openSiteWithSignup();
    const phone = site.browse();
    const facts = { status: 200, body: { endsPassword: true } };
    expect(await phone.post(`${linkUrl}/preview`, { token })).toMatchObject(facts);
    expect(await browser.get('/api/auth/user')).toMatchObject({ status: 200 });
    expect(await phone.post(linkUrl, { token })).toMatchObject({
      status: 200,
      body: { firstName: 'Ada', lastName: 'Lovelace', authProvider: 'guest' },
    });
    expect(await browser.get('/api/auth/user')).toMatchObject({ status: 401 });
    expect(await site.browse().post('/api/auth/login', login)).toMatchObject({ status: 401 });
  });

  it('ends them in a browser that is signed in to another account', async () => {
    const { site, browser, token } = await openSiteWithSignup();
    const eve = site.browse();
    await eve.post('/api/auth/signup', { ...ada, email: 'eve@example.org' });
    expect(await eve.post(`${linkUrl}/preview`, { token })).toMatchObject({
      body: { endsPassword: true },
    });
    await eve.post(linkUrl, { token });
    expect(await browser.get('/api/auth/user')).toMatchObject({ status: 401 });
  });

  it('is not used up by a wrong password, and guesses are throttled', async () => {
    const { site, token } = await openSiteWithSignup({ RATE_LIMIT: 'on' });
    const phone = site.browse();
    const wrong = { token, password: 'wrong horse' };
    expect(await phone.post(linkUrl, wrong)).toMatchObject({
      status: 401,
      body: { code: 'INVALID_CREDENTIALS' },
    });
    for (let guess = 0; guess < 4; guess += 1) await phone.post(linkUrl, wrong);
    expect(await phone.post(linkUrl, { token, password })).toMatchObject({ status: 429 });
    expect(await phone.get('/api/auth/user')).toMatchObject({ status: 401 });
    site.passTime(2 * 60_000);
    expect(await phone.post(linkUrl, { token, password })).toMatchObject({ status: 200 });
    expect(await site.browse().post('/api/auth/login', login)).toMatchObject({ status: 200 });
  });

  it('tells nothing about links that do not work', async () => {
    const { site, token } = await openSiteWithSignup();
    await site.browse().post(linkUrl, { token, password });
    for (const dead of [token, 'made up']) {
      expect(await site.browse().post(`${linkUrl}/preview`, { token: dead })).toMatchObject({
        status: 200,
        body: { endsPassword: false },
      });
    }
  });
});

describe('asking for a link by email', () => {
  it('leads back in from a forgotten password, which can be set without the old one', async () => {
    const { site } = await openProvenSite();
    const browser = site.browse();
    expect(await browser.post(linkUrl, { token: await askForLink(site) })).toMatchObject({
      status: 200,
      body: { email: ada.email, authProvider: 'local' },
    });
    const renewed = 'a better horse';
    expect(await browser.post('/api/user/password', { password: renewed })).toMatchObject({
      status: 200,
    });
    expect(await site.browse().post('/api/auth/login', login)).toMatchObject({ status: 401 });
    const again = { ...login, password: renewed };
    expect(await site.browse().post('/api/auth/login', again)).toMatchObject({ status: 200 });
  });

  it('gets the same answer and the same work whether or not there is an account', async () => {
    const { site } = await openProvenSite({ TRUST_PROXY: 'true' });
    const { db } = site.context;
    const jobs = () => db.selectFrom('outbox').select(['kind', 'payload']).orderBy('id').execute();
    await site.deliverMail();
    const before = (await jobs()).length;
    const ask = (email: string) =>
      site.browse().post('/api/auth/link', { email }, { 'x-request-id': 'request-1' });
    const known = await ask(ada.email);
    const unknown = await ask('eve@example.org');
    expect(known.status).toBe(200);
    expect({ ...unknown, headers: {} }).toEqual({ ...known, headers: {} });
    const [one, two] = (await jobs()).slice(before);
    expect(one?.payload?.replace(ada.email, 'x')).toBe(
      two?.payload?.replace('eve@example.org', 'x'),
    );
    const mailed = site.mails.length;
    await site.deliverMail();
    expect(site.mails.slice(mailed).map(({ to }) => to)).toEqual([ada.email]);
    expect(await db.selectFrom('users').select('id').execute()).toHaveLength(1);
  });
});

describe('the other mailed links of an account', () => {
  const isDead = async (site: TestSite, token: string) => {
    const { status, body } = await site.browse().post(linkUrl, { token });
    expect({ status, body }).toMatchObject({ status: 401, body: { code: 'INVALID_CREDENTIALS' } });
  };

  it('are worthless after one was used', async () => {
    const { site } = await openProvenSite();
    const [first, second] = [await askForLink(site), await askForLink(site)];
    await site.browse().post(linkUrl, { token: second });
    await isDead(site, first);
  });

  it.each([
    ['changed', async () => (await openProvenSite()).site],
    ['changed before the address is proven', async () => (await openSiteWithSignup()).site],
  ])('are worthless after the password was %s, those that wait too', async (_when, open) => {
    const site = await open();
    const token = await askForLink(site);
    await site.browse().post('/api/auth/link', { email: ada.email.toUpperCase() });
    const browser = site.browse();
    await browser.post('/api/auth/login', login);
    const change = { password: 'a better horse', currentPassword: password };
    expect(await browser.post('/api/user/password', change)).toMatchObject({ status: 200 });
    await isDead(site, token);
    const before = site.mails.length;
    await site.deliverMail();
    expect(site.mails.slice(before).map(({ subject }) => subject)).toEqual([
      'Your Guildpath password was changed',
    ]);
  });

  it('are worthless after deletion', async () => {
    const { site, browser } = await openProvenSite();
    const token = await askForLink(site);
    expect(await browser.delete('/api/user')).toMatchObject({ status: 200 });
    await isDead(site, token);
  });

  it('are not mailed by a worker that holds the job while the password changes', async () => {
    const { site, browser } = await openProvenSite();
    await site.deliverMail();
    await site.browse().post('/api/auth/link', { email: ada.email });
    const { db, now } = site.context;
    const lease = { now: now(), leaseMs: 60_000, leasedBy: 'this worker', limit: 1 };
    const [held] = await leaseDueJobs(db, { ...lease, kind: 'sign-in-link' });
    if (!held) throw new Error('No link waits in the outbox.');
    const change = { password: 'a better horse', currentPassword: password };
    await browser.post('/api/user/password', change);
    const sent: unknown[] = [];
    const quiet = { info: () => undefined, warn: () => undefined };
    await sendSignInLink(
      {
        ...site.context,
        mailer: { send: async (mail) => void sent.push(mail), close: () => undefined },
        log: quiet,
        mailFolder: '/nowhere',
        unsentTokens: new LRUCache({ max: 1 }),
      },
      held,
    );
    expect(sent).toEqual([]);
  });

  it('of a guest’s results stay when a stranger, who opened the account, changes its password', async () => {
    const { site, browser } = await openSiteWithSignup();
    const resultId = await submitQuickQuest(site, site.browse(), ada.email);
    const token = await receiveToken(site);
    const change = { password: 'a better horse', currentPassword: password };
    await browser.post('/api/user/password', change);
    const owner = site.browse();
    expect(await owner.post(linkUrl, { token })).toMatchObject({ status: 200 });
    expect(await owner.get(`/api/results/${resultId}`)).toMatchObject({ status: 200 });
  });
});
