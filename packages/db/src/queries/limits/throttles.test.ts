import { expect, it } from 'vitest';
import type { Db } from '../../db.ts';
import { minutesLater } from '../../testing/builders.ts';
import { describeOnBothDatabases } from '../../testing/describe-on-both-databases.ts';
import {
  countAttempt,
  deleteExpiredThrottles,
  deleteThrottle,
  type LimitRule,
  undoAttempt,
} from './throttles.ts';

const minuteMs = 60_000;
/** The third attempt locks for ten minutes, the next ones for twenty; the window is an hour. */
const rule: LimitRule = {
  attempts: 3,
  windowMs: 60 * minuteMs,
  locksMs: [10 * minuteMs, 20 * minuteMs],
};

function fail(db: Db, atMinute: number, key = 'ada') {
  const now = minutesLater(atMinute);
  return db.transaction().execute((trx) => countAttempt(trx, { key, rule, now }));
}

async function failTimes(db: Db, times: number, atMinute = 0) {
  for (let count = 0; count < times; count += 1) await fail(db, atMinute);
}

describeOnBothDatabases('a rule with locks', (openTestDatabase) => {
  it('allows attempts up to the limit, then refuses while locked, each time for longer', async () => {
    const { db } = await openTestDatabase();
    const allowed = [];
    for (let count = 0; count < 4; count += 1) allowed.push((await fail(db, 0)).isAllowed);
    expect(allowed).toEqual([true, true, true, false]);
    await expect(fail(db, 9)).resolves.toMatchObject({ isAllowed: false, until: minutesLater(10) });
    await expect(fail(db, 10)).resolves.toMatchObject({ isAllowed: true });
    await expect(fail(db, 29)).resolves.toMatchObject({ until: minutesLater(30) });
    await expect(fail(db, 9, 'bob')).resolves.toMatchObject({ isAllowed: true, left: 2 });
  });

  it('counts attempts of the same moment one after another', async () => {
    const { db } = await openTestDatabase();
    const counted = await Promise.all(Array.from({ length: 12 }, () => fail(db, 0)));
    expect(counted.filter(({ isAllowed }) => isAllowed)).toHaveLength(3);
  });

  it('counts from one again when the window is over, which follows a lock', async () => {
    const { db } = await openTestDatabase();
    await failTimes(db, 2);
    await expect(fail(db, 60)).resolves.toMatchObject({ left: 2 });
    await failTimes(db, 2, 60);
    await expect(fail(db, 129)).resolves.toMatchObject({ isAllowed: true, left: 0 });
    await expect(fail(db, 129 + 20 + 60)).resolves.toMatchObject({ left: 2 });
  });

  it('forgets a key, or one attempt, and with it the lock', async () => {
    const { db } = await openTestDatabase();
    await failTimes(db, 3);
    await undoAttempt(db, { key: 'ada', rule, now: minutesLater(0) });
    await expect(fail(db, 0)).resolves.toMatchObject({ isAllowed: true, left: 0 });
    await expect(fail(db, 0)).resolves.toMatchObject({ isAllowed: false });
    await deleteThrottle(db, 'ada');
    await expect(fail(db, 0)).resolves.toMatchObject({ isAllowed: true, left: 2 });
  });

  it('locks no longer than it would now when the clock is set back', async () => {
    const { db } = await openTestDatabase();
    await failTimes(db, 3, 120);
    await expect(fail(db, 120)).resolves.toMatchObject({ isAllowed: false });
    await expect(fail(db, 0)).resolves.toMatchObject({ isAllowed: true, left: 2 });
  });
});

describeOnBothDatabases('a rule without locks', (openTestDatabase) => {
  it('refuses from the limit to the end of the window', async () => {
    const { db } = await openTestDatabase();
    const attempt = (atMinute: number) =>
      countAttempt(db, {
        key: 'net',
        rule: { attempts: 3, windowMs: minuteMs },
        now: minutesLater(atMinute),
      });
    const end = minutesLater(1);
    await expect(attempt(0)).resolves.toEqual({ isAllowed: true, left: 2, until: end });
    await Promise.all([attempt(0.2), attempt(0.2)]);
    await expect(attempt(0.5)).resolves.toEqual({ isAllowed: false, left: 0, until: end });
    await expect(attempt(1)).resolves.toMatchObject({ left: 2, until: minutesLater(2) });
    await expect(deleteExpiredThrottles(db, minutesLater(1.9))).resolves.toBe(0);
    await expect(deleteExpiredThrottles(db, minutesLater(2))).resolves.toBe(1);
  });
});
