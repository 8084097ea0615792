import { setTimeout as delay } from 'node:timers/promises';
import type { Db } from '@guildpath/db';
import { describe, expect, it } from 'vitest';
import { openSqlite } from '../../testing/open-sqlite.ts';
import { quickResponses } from '../../testing/responses.ts';
import { openTestSite, type TestSite } from '../../testing/test-site.ts';

const loginUrl = '/api/auth/login';
const minuteMs = 60_000;
const ada = { email: 'ada@example.org', password: 'correct horse', firstName: 'Ada' };

function tryWrong(site: TestSite, identifier: string) {
  return site.browse().post(loginUrl, { identifier, password: 'wrong horse' });
}

function tryRight(site: TestSite, identifier: string) {
  return site.browse().post(loginUrl, { identifier, password: ada.password });
}

async function failTimes(site: TestSite, times: number, identifier = ada.email) {
  const statuses: number[] = [];
  for (let count = 0; count < times; count += 1) {
    statuses.push((await tryWrong(site, identifier)).status);
  }
  return statuses;
}

async function waitForLock(db: Db): Promise<void> {
  for (;;) {
    const rows = await db.selectFrom('login_failures').select('locked_until').execute();
    if (rows.some((row) => row.locked_until !== null)) return;
    await delay(5);
  }
}

describe('failed logins', () => {
  async function openSiteWithAda() {
    const site = await openTestSite();
    await site.browse().post('/api/auth/signup', ada);
    return site;
  }

  it('lock after the fifth, for the right password too, and say for how long', async () => {
    const site = await openSiteWithAda();
    expect(await failTimes(site, 6)).toEqual([401, 401, 401, 401, 401, 429]);
    const locked = await tryRight(site, ada.email);
    expect(locked).toMatchObject({
      status: 429,
      body: {
        message: 'Too many failed attempts. Please try again in a minute.',
        code: 'TOO_MANY_REQUESTS',
      },
    });
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(50);
    expect(Number(locked.headers['retry-after'])).toBeLessThanOrEqual(60);
  });

  it('let the right password in once the lock has ended, and are then forgotten', async () => {
    const site = await openSiteWithAda();
    await failTimes(site, 5);
    site.passTime(minuteMs);
    expect(await tryRight(site, ada.email)).toMatchObject({ status: 200 });
    expect(await failTimes(site, 5)).toEqual([401, 401, 401, 401, 401]);
  });

  it('lock for longer each time, up to a quarter of an hour', async () => {
    const site = await openSiteWithAda();
    await failTimes(site, 5);
    const waits: number[] = [];
    for (let round = 0; round < 6; round += 1) {
      const { headers } = await tryRight(site, ada.email);
      const seconds = Number(headers['retry-after']);
      waits.push(Math.round(seconds / 60));
      site.passTime(seconds * 1_000);
      expect(await failTimes(site, 1)).toEqual([401]);
    }
    expect(waits).toEqual([1, 2, 4, 8, 15, 15]);
  });

  it('are forgotten after a quarter of an hour without another', async () => {
    const site = await openSiteWithAda();
    await failTimes(site, 4);
    site.passTime(15 * minuteMs + 1_000);
    expect(await failTimes(site, 4)).toEqual([401, 401, 401, 401]);
  });

  it('count for one identifier however its case is written, and for no other', async () => {
    const site = await openSiteWithAda();
    await failTimes(site, 3);
    await failTimes(site, 2, ' ADA@example.org ');
    expect(await tryRight(site, 'Ada@Example.org')).toMatchObject({ status: 429 });
    expect(await tryRight(site, 'ada')).toMatchObject({ status: 200 });
  });

  it('lock an unknown identifier just like a known one', async () => {
    const site = await openSiteWithAda();
    const answers = [];
    for (const identifier of [ada.email, 'nobody@example.org']) {
      const seen = [];
      for (let count = 0; count < 7; count += 1) {
        const { status, body } = await tryWrong(site, identifier);
        seen.push({ status, body });
      }
      answers.push(seen);
    }
    expect(answers[0]).toEqual(answers[1]);
  });

  it('lock over tRPC as over REST, with the same wait in the header', async () => {
    const site = await openSiteWithAda();
    await failTimes(site, 5);
    const answer = await site
      .browse()
      .post('/trpc/auth.login', { identifier: ada.email, password: ada.password });
    expect(answer).toMatchObject({
      status: 429,
      body: { error: { data: { code: 'TOO_MANY_REQUESTS' } } },
    });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(50);
  });

  it('give a guesser no more tries when many guesses are sent at once', async () => {
    const site = await openSiteWithAda();
    const { db, passwords } = site.context;
    const { verify } = passwords;
    Object.assign(passwords, {
      // The right one is looked at last.
      verify: async (passwordHash: string | null, typed: string) => {
        if (typed === ada.password) await waitForLock(db);
        return verify(passwordHash, typed);
      },
    });
    const input = (password: string) => ({ identifier: ada.email, password });
    const batch = Object.fromEntries(
      Array.from({ length: 19 }, (_, index) => [index, input(`guess number ${index}`)]),
    );
    const paths = Array.from({ length: 20 }, () => 'auth.login').join(',');
    const answer = await site
      .browse()
      .post(`/trpc/${paths}?batch=1`, { ...batch, 19: input(ada.password) });
    const codes = (answer.body as { error?: { data: { code: string } } }[]).map(
      ({ error }) => error?.data.code ?? 'signed in',
    );
    expect(codes.filter((code) => code === 'INVALID_CREDENTIALS')).toHaveLength(5);
    expect(codes.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(15);
  });

  it('are counted by all processes together', async () => {
    const database = await openSqlite();
    const [one, other] = [await openTestSite({ database }), await openTestSite({ database })];
    await one.browse().post('/api/auth/signup', ada);
    await failTimes(one, 3);
    await failTimes(other, 2);
    expect(await tryRight(one, ada.email)).toMatchObject({ status: 429 });
    expect(await tryRight(other, ada.email)).toMatchObject({ status: 429 });
  });
});

describe('logging in', () => {
  it('does the same work for an unknown identifier, one without a password, and a wrong password', async () => {
    const site = await openTestSite();
    await site.browse().post('/api/auth/signup', ada);
    const guestEmail = 'grace@example.org';
    await site.browse().post('/api/assessment/submit', {
      responses: quickResponses(site.context),
      assessmentType: 'quick',
      guestEmail,
    });
    const verified: unknown[] = [];
    const { verify } = site.context.passwords;
    Object.assign(site.context.passwords, {
      verify: (passwordHash: string | null, password: string) => {
        verified.push(typeof passwordHash);
        return verify(passwordHash, password);
      },
    });
    const answers = [];
    for (const identifier of [ada.email, guestEmail, 'nobody@example.org']) {
      const { status, body } = await tryWrong(site, identifier);
      answers.push(JSON.stringify({ status, body }));
    }
    // Null stands for a missing hash, which costs the same: see password-hasher.test.ts.
    expect(verified).toEqual(['string', 'object', 'object']);
    expect(new Set(answers).size).toBe(1);
  });
});
