import { expect, it } from 'vitest';
import type { Db } from '../db.ts';
import { minutesLater } from '../testing/builders.ts';
import { describeOnBothDatabases } from '../testing/describe-on-both-databases.ts';
import {
  countAttempt,
  deleteForgottenThrottles,
  deleteThrottle,
  findThrottle,
  type ThrottleKey,
} from './throttles.ts';

function login(name: string): ThrottleKey {
  return { of: 'login', name };
}

/** The third failure locks for ten minutes; a failure is forgotten after an hour. */
function fail(db: Db, atMinute: number, identifier = 'ada'): Promise<boolean> {
  return db.transaction().execute((trx) =>
    countAttempt(trx, {
      key: login(identifier),
      now: minutesLater(atMinute),
      computeLockout: (failures) => ({
        lockedUntil: failures >= 3 ? minutesLater(atMinute + 10) : null,
        forgetAt: minutesLater(atMinute + 60),
      }),
    }),
  );
}

function find(db: Db, atMinute: number, identifier = 'ada') {
  return findThrottle(db, { key: login(identifier), now: minutesLater(atMinute) });
}

describeOnBothDatabases('failed logins', (openTestDatabase) => {
  it('lock an identifier, in whatever case, for as long as their number says', async () => {
    const { db } = await openTestDatabase();
    await expect(find(db, 0)).resolves.toBeUndefined();
    await fail(db, 0);
    await fail(db, 0, 'ADA');
    await expect(find(db, 0)).resolves.toEqual({ lockedUntil: null });
    await fail(db, 0, 'Ada');
    await expect(find(db, 9, 'ADA')).resolves.toEqual({ lockedUntil: minutesLater(10) });
    await expect(find(db, 10)).resolves.toEqual({ lockedUntil: null });
    await expect(find(db, 0, 'bob')).resolves.toBeUndefined();
  });

  it('are not counted while the identifier is locked', async () => {
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

  it('count from one again once they are forgotten', async () => {
    const { db } = await openTestDatabase();
    await fail(db, 0);
    await fail(db, 0);
    await expect(find(db, 60)).resolves.toBeUndefined();
    await fail(db, 60);
    await expect(find(db, 60)).resolves.toEqual({ lockedUntil: null });
  });

  it('are wiped out by a right password, and by time', async () => {
    const { db } = await openTestDatabase();
    await fail(db, 0);
    await fail(db, 0, 'bob');
    await deleteThrottle(db, { key: login('ADA'), now: minutesLater(0) });
    await expect(find(db, 0)).resolves.toBeUndefined();
    await expect(deleteForgottenThrottles(db, minutesLater(59))).resolves.toBe(0);
    await expect(deleteForgottenThrottles(db, minutesLater(60))).resolves.toBe(1);
  });

  it('that lock are not wiped out before the lock ends', async () => {
    const { db } = await openTestDatabase();
    for (let round = 0; round < 3; round += 1) await fail(db, 0);
    await deleteThrottle(db, { key: login('ada'), now: minutesLater(9) });
    await expect(find(db, 9)).resolves.toEqual({ lockedUntil: minutesLater(10) });
    await deleteThrottle(db, { key: login('ada'), now: minutesLater(10) });
    await expect(find(db, 10)).resolves.toBeUndefined();
  });

  it('do not count for a mail, whatever was typed as identifier', async () => {
    const { db } = await openTestDatabase();
    for (const typed of ['ada@example.com', 'mail:ada@example.com']) await fail(db, 0, typed);
    const key = { of: 'mail', name: 'ada@example.com' } as const;
    await expect(findThrottle(db, { key, now: minutesLater(0) })).resolves.toBeUndefined();
  });

  it('are kept without what was typed', async () => {
    const { db } = await openTestDatabase();
    await fail(db, 0, 'my-secret-password');
    const rows = await db.selectFrom('login_failures').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('my-secret-password');
  });
});
