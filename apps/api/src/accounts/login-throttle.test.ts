import { minuteMs } from '@guildpath/contract';
import { describeOnBothDatabases } from '@guildpath/db/testing';
import { describe, expect, it } from 'vitest';
import {
  openTestSite,
  type TestBrowser,
  type TestSite,
  type TestSiteOptions,
} from '../../testing/test-site.ts';
import { ada, signInByLink, signUp, submitQuickQuest } from '../../testing/visitors.ts';

const loginUrl = '/api/auth/login';
const strangersAddress = '203.0.113.7';
const limited = { RATE_LIMIT: 'on', TRUST_PROXY: 'true' };

interface Attempt {
  readonly identifier?: string;
  readonly password?: string;
  /** Default: in a stranger's network. */
  readonly address?: string;
  /** Default: a new browser. */
  readonly browser?: TestBrowser;
}

function logIn(site: TestSite, own: Attempt = {}) {
  const { identifier = ada.email, password = 'wrong horse', address = strangersAddress } = own;
  const { browser = site.browse() } = own;
  return browser.post(loginUrl, { identifier, password }, { 'x-forwarded-for': address });
}

const tryRight = (site: TestSite, own: Attempt = {}) =>
  logIn(site, { ...own, password: ada.password });

async function failTimes(site: TestSite, times: number, own: Attempt = {}): Promise<number[]> {
  const statuses: number[] = [];
  for (let count = 0; count < times; count += 1) statuses.push((await logIn(site, own)).status);
  return statuses;
}

/** Pretends that more wrong passwords came before; at least one must have. */
async function setFailures(
  { context: { db, keyedHash } }: TestSite,
  kind: 'login from address' | 'login of identifier',
  name: string,
  attempts: number,
): Promise<void> {
  await db
    .updateTable('throttles')
    .set({ attempts })
    .where('key_hash', '=', keyedHash(`throttle ${kind}`, JSON.stringify([name])))
    .execute();
}

/** Ada has an account and has signed in with the browser `owner`. */
async function openSiteWithAda(options: TestSiteOptions = {}) {
  const site = await openTestSite({ env: limited, ...options });
  return { site, owner: await signUp(site) };
}

describe('wrong passwords from one address', () => {
  it('lock it for that identifier after the fifth, for the right one too, and say for how long', async () => {
    const { site } = await openSiteWithAda();
    expect(await failTimes(site, 6)).toEqual([401, 401, 401, 401, 401, 429]);
    const locked = await tryRight(site);
    expect(locked).toMatchObject({
      status: 429,
      headers: { 'retry-after': '60' },
      body: {
        message: 'Too many failed attempts. Please try again in a minute.',
        code: 'TOO_MANY_REQUESTS',
      },
    });
  });

  it('let the right one in once the lock has ended, and are then forgotten', async () => {
    const { site } = await openSiteWithAda();
    await failTimes(site, 5);
    site.passTime(minuteMs);
    expect(await tryRight(site)).toMatchObject({ status: 200 });
    expect(await failTimes(site, 5)).toEqual([401, 401, 401, 401, 401]);
  });

  it('lock for longer each time, up to a quarter of an hour', async () => {
    const { site } = await openSiteWithAda();
    await failTimes(site, 5);
    const waits: number[] = [];
    for (let round = 0; round < 6; round += 1) {
      const seconds = Number((await tryRight(site)).headers['retry-after']);
      waits.push(seconds / 60);
      site.passTime(seconds * 1_000);
      expect(await failTimes(site, 1)).toEqual([401]);
    }
    expect(waits).toEqual([1, 2, 4, 8, 15, 15]);
  });

  it('count for one identifier however its case is written, and for no other', async () => {
    const { site } = await openSiteWithAda();
    await failTimes(site, 3);
    await failTimes(site, 2, { identifier: ' ADA@example.org ' });
    expect(await tryRight(site, { identifier: 'Ada@Example.org' })).toMatchObject({ status: 429 });
    expect(await tryRight(site, { identifier: 'ada' })).toMatchObject({ status: 200 });
  });

  it('lock an unknown identifier just like a known one', async () => {
    const { site } = await openSiteWithAda();
    const answers = [];
    for (const identifier of [ada.email, 'nobody@example.org']) {
      const seen = [];
      for (let count = 0; count < 7; count += 1) {
        const { status, body } = await logIn(site, { identifier });
        seen.push({ status, body });
      }
      answers.push(seen);
    }
    expect(answers[0]).toEqual(answers[1]);
  });

  it('for a hundred identifiers slow it for every other, and no other address', async () => {
    const { site } = await openSiteWithAda();
    for (let count = 0; count < 100; count += 1)
      await logIn(site, { identifier: `victim${count}@example.org` });
    expect(await tryRight(site)).toMatchObject({ status: 429 });
    expect(await tryRight(site, { address: '198.51.100.1' })).toMatchObject({ status: 200 });
  });

  it('are not forgotten for others when the guesser signs in to an own account', async () => {
    const { site } = await openSiteWithAda();
    await logIn(site, { identifier: 'victim@example.org' });
    await setFailures(site, 'login from address', strangersAddress, 98);
    expect(await tryRight(site)).toMatchObject({ status: 200 });
    await logIn(site, { identifier: 'another@example.org' });
    expect(await tryRight(site)).toMatchObject({ status: 200 });
    expect(await failTimes(site, 2, { identifier: 'one.more@example.org' })).toEqual([401, 429]);
  });
});

describe('a stranger with wrong passwords', () => {
  it('does not keep out the owner, who comes from elsewhere or with a known browser', async () => {
    const { site, owner } = await openSiteWithAda();
    await owner.post('/api/auth/logout');
    await failTimes(site, 8);
    expect(await tryRight(site, { address: '198.51.100.1' })).toMatchObject({ status: 200 });
    expect(await tryRight(site, { browser: owner })).toMatchObject({ status: 200 });
  });

  it('with a hundred addresses is slowed, and neither a known browser nor an emailed link', async () => {
    const { site, owner } = await openSiteWithAda();
    const resultId = await submitQuickQuest(site, site.browse(), ada.email);
    const statuses: number[] = [];
    for (let host = 0; host < 101; host += 1)
      statuses.push((await logIn(site, { address: `192.0.2.${host}` })).status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(100);
    expect(statuses.at(-1)).toBe(429);
    expect(await tryRight(site, { browser: owner })).toMatchObject({ status: 200 });
    const elsewhere = await signInByLink(site);
    expect(await elsewhere.get(`/api/results/${resultId}`)).toMatchObject({ status: 200 });
  });

  it('gains nothing from a device cookie of another account, or a forged one', async () => {
    const { site, owner } = await openSiteWithAda();
    const eve = await signUp(site, { ...ada, email: 'eve@example.org' });
    await failTimes(site, 5);
    expect(await tryRight(site, { browser: eve })).toMatchObject({ status: 429 });
    const [value = ''] = (owner.cookies().guildpath_device ?? '').split(/\.(?=[^.]*$)/);
    for (const forged of [value, `${value}.signature`, `${value}.`]) {
      const input = { identifier: ada.email, password: ada.password };
      const headers = {
        'x-forwarded-for': strangersAddress,
        cookie: `guildpath_device=${encodeURIComponent(forged)}`,
      };
      expect(await site.browse().post(loginUrl, input, headers)).toMatchObject({ status: 429 });
    }
  });

  it('with the browser of the owner has five tries there, and locks out no other browser', async () => {
    const { site, owner } = await openSiteWithAda();
    expect(await failTimes(site, 6, { browser: owner })).toEqual([401, 401, 401, 401, 401, 429]);
    expect(await tryRight(site)).toMatchObject({ status: 200 });
  });
});

describe('the device cookie', () => {
  it('is signed, kept for a year, out of reach of scripts, and names no one in clear', async () => {
    const site = await openTestSite({ env: { ...limited, PUBLIC_URL: 'https://guild.example' } });
    const wilhelmina = { ...ada, email: 'wilhelmina@example.org', firstName: 'Wilhelmina' };
    const { headers } = await site.browse().post('/api/auth/signup', wilhelmina);
    const cookie = [headers['set-cookie']].flat().find((one) => /_device=/.test(String(one)));
    for (const part of ['HttpOnly', 'SameSite=Lax', 'Secure', 'Max-Age=31536000', 'Path=/'])
      expect(cookie).toContain(part);
    expect(cookie).not.toMatch(/wilhelmina/i);
  });

  it('outlives signing out, and goes with the account', async () => {
    const { owner } = await openSiteWithAda();
    await owner.post('/api/auth/logout');
    expect(Object.keys(owner.cookies())).toEqual(['guildpath_device']);
    await owner.post(loginUrl, { identifier: ada.email, password: ada.password });
    await owner.delete('/api/user');
    expect(owner.cookies()).toEqual({});
  });
});

describeOnBothDatabases('guesses sent at once', (openTestDatabase) => {
  it('are verified no more often than one after the other, nor is the right one after them', async () => {
    const { site } = await openSiteWithAda({ database: await openTestDatabase() });
    const { passwords } = site.context;
    const { verify } = passwords;
    let verifications = 0;
    Object.assign(passwords, {
      verify: (passwordHash: string | null, typed: string) => {
        verifications += 1;
        return verify(passwordHash, typed);
      },
    });
    const guesses = Array.from({ length: 20 }, (_, index) => `guess number ${index}`);
    const answers = await Promise.all(guesses.map((password) => logIn(site, { password })));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(5).fill(401), ...Array(15).fill(429)]);
    expect(await tryRight(site)).toMatchObject({ status: 429 });
    expect(verifications).toBe(5);
  });
});

describe('wrong passwords', () => {
  it('lock nothing with RATE_LIMIT=off', async () => {
    const { site, owner } = await openSiteWithAda({ env: { RATE_LIMIT: 'off' } });
    expect(new Set(await failTimes(site, 10))).toEqual(new Set([401]));
    expect(new Set(await failTimes(site, 10, { browser: owner }))).toEqual(new Set([401]));
    expect(await tryRight(site)).toMatchObject({ status: 200 });
    await expect(site.context.db.selectFrom('throttles').selectAll().execute()).resolves.toEqual(
      [],
    );
  });

  it('are stored under keyed hashes, which reveal nothing without the secret', async () => {
    const { site } = await openSiteWithAda();
    await logIn(site);
    const { context } = site;
    const keys = await context.db.selectFrom('throttles').select('key_hash').execute();
    const own = context.keyedHash('throttle login of identifier', JSON.stringify([ada.email]));
    expect(keys.map(({ key_hash }) => key_hash)).toContain(own);
    expect(keys).toHaveLength(3);
  });
});

describe('logging in', () => {
  it('does the same work for an unknown identifier, one without a password, and a wrong password', async () => {
    const { site } = await openSiteWithAda();
    await submitQuickQuest(site, site.browse(), 'grace@example.org');
    const verified: unknown[] = [];
    const { verify } = site.context.passwords;
    Object.assign(site.context.passwords, {
      verify: (passwordHash: string | null, password: string) => {
        verified.push(typeof passwordHash);
        return verify(passwordHash, password);
      },
    });
    const answers = [];
    for (const identifier of [ada.email, 'grace@example.org', 'nobody@example.org']) {
      const { status, body } = await logIn(site, { identifier });
      answers.push(JSON.stringify({ status, body }));
    }
    // A missing hash costs the same: see password-hasher.test.ts.
    expect(verified).toEqual(['string', 'object', 'object']);
    expect(new Set(answers).size).toBe(1);
  });
});
