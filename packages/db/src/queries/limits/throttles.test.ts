import { expect, it } from 'vitest';
import type { Db } from '../../db.ts';
import { minutesLater } from '../../testing/builders.ts';
import { describeOnBothDatabases } from '../../testing/describe-on-both-databases.ts';
import {
  countAttempt,
  deleteExpiredThrottles,
  deleteThrottle,
  findThrottle,
  undoAttempt,
} from './throttles.ts';

/** Counts an attempt: the third locks for ten minutes, and attempts expire after an hour. */
function fail(db: Db, atMinute: number, key = 'ada'): Promise<boolean> {
  return db.transaction().execute((trx) =>
    countAttempt(trx, {
      key,
      now: minutesLater(atMinute),
      computeLockout: (attempts) => ({
        lockedUntil: attempts >= 3 ? minutesLater(atMinute + 10) : null,
        expiresAt: minutesLater(atMinute + 60),
      }),
    }),
  );
}

function find(db: Db, atMinute: number, key = 'ada') {
  return findThrottle(db, { key, now: minutesLater(atMinute) });
}

describeOnBothDatabases('failed logins', (openTestDatabase) => {
  it('lock a key for as long as their number says', async () => {
    const { db } = await openTestDatabase();
    await expect(find(db, 0)).resolves.toBeUndefined();
    await fail(db, 0);
    await fail(db, 0);
    await expect(find(db, 0)).resolves.toEqual({ lockedUntil: null });
    await fail(db, 0);
    await expect(find(db, 9)).resolves.toEqual({ lockedUntil: minutesLater(10) });
    await expect(find(db, 10)).resolves.toEqual({ lockedUntil: null });
    await expect(find(db, 0, 'bob')).resolves.toBeUndefined();
  });

  it('are not counted while the key is locked', async () => {
    const { db } = await openTestDatabase();
    const counted = [];
    for (let round = 0; round < 5; round += 1) counted.push(await fail(db, 0));
    expect(counted).toEqual([true, true, true, false, false]);
    await expect(fail(db, 10)).resolves.toBe(true);
    await expect(find(db, 11)).resolves.toEqual({ lockedUntil: minutesLater(20) });
  });

  it('lock after the third of many that fail at the same time', async () => {
    const { db } = await openTestDatabase();
    const counted = await Promise.all(Array.from({ length: 12 }, () => fail(db, 0)));
    expect(counted.filter(Boolean)).toHaveLength(3);
  });

  it('count from one again once they have expired', async () => {
    const { db } = await openTestDatabase();
    await fail(db, 0);
    await fail(db, 0);
    await expect(find(db, 60)).resolves.toBeUndefined();
    await fail(db, 60);
    await expect(find(db, 60)).resolves.toEqual({ lockedUntil: null });
  });

  it('are reset by a right password, with the lock, and by time', async () => {
    const { db } = await openTestDatabase();
    for (let round = 0; round < 3; round += 1) await fail(db, 0);
    await fail(db, 0, 'bob');
    await deleteThrottle(db, 'ada');
    await expect(find(db, 0)).resolves.toBeUndefined();
    await expect(deleteExpiredThrottles(db, minutesLater(59))).resolves.toBe(0);
    await expect(deleteExpiredThrottles(db, minutesLater(60))).resolves.toBe(1);
  });

  it('are as many as before when one is undone, without a lock', async () => {
    const { db } = await openTestDatabase();
    for (let round = 0; round < 3; round += 1) await fail(db, 0);
    await undoAttempt(db, 'ada');
    await expect(find(db, 0)).resolves.toEqual({ lockedUntil: null });
    await expect(fail(db, 0)).resolves.toBe(true);
    await expect(find(db, 0)).resolves.toEqual({ lockedUntil: minutesLater(10) });
  });

  it('can expire at the time that the first one set', async () => {
    const { db } = await openTestDatabase();
    const count = (atMinute: number) =>
      db.transaction().execute((trx) =>
        countAttempt(trx, {
          key: 'ada',
          now: minutesLater(atMinute),
          computeLockout: (_attempts, expiresAt) => ({
            lockedUntil: null,
            expiresAt: expiresAt ?? minutesLater(atMinute + 15),
          }),
        }),
      );
    await count(0);
    await count(10);
    await expect(find(db, 14)).resolves.toEqual({ lockedUntil: null });
    await expect(find(db, 15)).resolves.toBeUndefined();
    await count(20);
    await expect(find(db, 34)).resolves.toEqual({ lockedUntil: null });
    await expect(find(db, 35)).resolves.toBeUndefined();
  });

  it('lock no longer than they would now when the clock is set back, and expire no later', async () => {
    const { db } = await openTestDatabase();
    for (let round = 0; round < 3; round += 1) await fail(db, 120);
    await expect(fail(db, 121)).resolves.toBe(false);
    // Two hours earlier, a lock of ten minutes would last for two hours and ten minutes.
    await expect(fail(db, 0)).resolves.toBe(true);
    await expect(find(db, 0)).resolves.toEqual({ lockedUntil: null });
    await fail(db, 0);
    await fail(db, 0);
    await expect(fail(db, 9)).resolves.toBe(false);
  });
});
