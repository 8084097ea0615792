import { expect, it } from 'vitest';
import type { Db } from '../../db.ts';
import { aNewUser, aResult, minutesLater } from '../../testing/builders.ts';
import { describeOnSqlite } from '../../testing/describe-on-both-databases.ts';
import { insertUser } from '../users/users.ts';
import { insertResult } from './assessment-results.ts';
import type { ResultWithResponses } from './result-row.ts';
import { findNthSubmission, type SubmissionsOf } from './submissions.ts';

async function addUser(db: Db, id: string): Promise<void> {
  await db
    .transaction()
    .execute((trx) => insertUser(trx, aNewUser({ id, email: `${id}@example.com` })));
}

async function add(db: Db, own: Partial<ResultWithResponses>): Promise<void> {
  await db.transaction().execute((trx) => insertResult(trx, aResult(own)));
}

describeOnSqlite('the submissions that a limit counts', (openTestDatabase) => {
  const nth = (db: Db, of: SubmissionsOf, count: number, until = minutesLater(60)) =>
    db
      .transaction()
      .execute((trx) => findNthSubmission(trx, { of, nth: count, since: minutesLater(1), until }));

  it('are the recent ones of someone signed in, and not what guests gave with the address', async () => {
    const { db } = await openTestDatabase();
    await addUser(db, 'ada');
    const ada = { userId: 'ada' };
    for (const minute of [1, 2, 3])
      await add(db, { ...ada, guestEmail: null, completedAt: minutesLater(minute) });
    await add(db, { ...ada, guestEmail: 'ada@example.com', completedAt: minutesLater(9) });
    await expect(nth(db, ada, 1)).resolves.toEqual(minutesLater(3));
    await expect(nth(db, ada, 2)).resolves.toEqual(minutesLater(2));
    await expect(nth(db, ada, 3)).resolves.toBeUndefined();
  });

  it('are for a guest those with the email, claimed since or not', async () => {
    const { db } = await openTestDatabase();
    await addUser(db, 'ada');
    const guestEmail = 'ada@example.com';
    await add(db, { guestEmail: 'ADA@example.com', completedAt: minutesLater(2) });
    await add(db, { userId: 'ada', guestEmail, completedAt: minutesLater(3) });
    await add(db, { userId: 'ada', guestEmail: null, completedAt: minutesLater(4) });
    await add(db, { guestEmail: 'bob@example.com', completedAt: minutesLater(5) });
    await expect(nth(db, { guestEmail }, 1)).resolves.toEqual(minutesLater(3));
    await expect(nth(db, { guestEmail }, 2)).resolves.toEqual(minutesLater(2));
    await expect(nth(db, { guestEmail }, 3)).resolves.toBeUndefined();
  });

  it('leave out those from before the clock was set back', async () => {
    const { db } = await openTestDatabase();
    await addUser(db, 'ada');
    const ada = { userId: 'ada' };
    for (const minute of [2, 120])
      await add(db, { ...ada, guestEmail: null, completedAt: minutesLater(minute) });
    await expect(nth(db, ada, 1, minutesLater(5))).resolves.toEqual(minutesLater(2));
    await expect(nth(db, ada, 2, minutesLater(5))).resolves.toBeUndefined();
  });
});
