import { expect, it } from 'vitest';
import type { Db } from '../../db.ts';
import { addResult, addUser } from '../../testing/add-rows.ts';
import { minutesLater } from '../../testing/builders.ts';
import { describeOnSqlite } from '../../testing/describe-on-both-databases.ts';
import { findNthSubmission, type SubmissionsOf } from './submissions.ts';

const ada = { userId: 'ada' };
const guestEmail = 'ada@example.com';

/** Lists the minutes of the submissions that are counted, the latest first. */
async function listMinutes(db: Db, of: SubmissionsOf, until = 60): Promise<number[]> {
  const minutes: number[] = [];
  for (let nth = 1; ; nth += 1) {
    const counted = { of, nth, since: minutesLater(1), until: minutesLater(until) };
    const found = await db.transaction().execute((trx) => findNthSubmission(trx, counted));
    if (!found) return minutes;
    minutes.push((found.getTime() - minutesLater(0).getTime()) / 60_000);
  }
}

describeOnSqlite('the submissions that a limit counts', (openTestDatabase) => {
  async function openFilled(): Promise<Db> {
    const { db } = await openTestDatabase();
    await addUser(db, 'ada');
    for (const minute of [1, 2, 4, 120]) {
      await addResult(db, { ...ada, guestEmail: null, completedAt: minutesLater(minute) });
    }
    await addResult(db, { guestEmail: 'ADA@example.com', completedAt: minutesLater(3) });
    await addResult(db, { ...ada, guestEmail, completedAt: minutesLater(5) });
    await addResult(db, { guestEmail: 'bob@example.com', completedAt: minutesLater(6) });
    return db;
  }

  it('are the recent ones of someone signed in, and not what guests gave with the address', async () => {
    await expect(listMinutes(await openFilled(), ada)).resolves.toEqual([4, 2]);
  });

  it('are for a guest those with the email, claimed since or not', async () => {
    await expect(listMinutes(await openFilled(), { guestEmail })).resolves.toEqual([5, 3]);
  });

  it('leave out those from before the clock was set back', async () => {
    await expect(listMinutes(await openFilled(), ada, 3)).resolves.toEqual([2]);
  });
});
