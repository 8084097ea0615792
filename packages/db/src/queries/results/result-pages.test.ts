import { expect, it } from 'vitest';
import type { Db } from '../../db.ts';
import { aNewUser, aResult, minutesLater } from '../../testing/builders.ts';
import { describeOnSqlite } from '../../testing/describe-on-both-databases.ts';
import { insertUser } from '../users/users.ts';
import { insertResult, listResultsOf } from './assessment-results.ts';
import type { ResultWithResponses } from './result-row.ts';

async function addUser(db: Db, id: string): Promise<void> {
  await db
    .transaction()
    .execute((trx) => insertUser(trx, aNewUser({ id, email: `${id}@example.com` })));
}

async function add(db: Db, own: Partial<ResultWithResponses>): Promise<void> {
  await db.transaction().execute((trx) => insertResult(trx, aResult(own)));
}

function owner(id: string) {
  return { id, emailVerifiedAt: minutesLater(0) };
}

describeOnSqlite('pages of results', (openTestDatabase) => {
  it('go on where the page before ended, whatever was added since', async () => {
    const { db } = await openTestDatabase();
    await addUser(db, 'ada');
    const mine = { userId: 'ada', guestEmail: null };
    for (const [id, minute] of [
      ['a', 1],
      ['b', 2],
      ['c', 2],
      ['d', 3],
    ] as const)
      await add(db, { ...mine, id, completedAt: minutesLater(minute) });
    const pageBefore = async (before?: string) => {
      const page = await listResultsOf(db, owner('ada'), { limit: 2, before });
      return page?.map(({ id }) => id);
    };
    await expect(pageBefore()).resolves.toEqual(['d', 'c']);
    await add(db, { ...mine, id: 'e', completedAt: minutesLater(4) });
    await expect(pageBefore('c')).resolves.toEqual(['b', 'a']);
    await expect(pageBefore('a')).resolves.toEqual([]);
  });

  it('do not begin at a result of another, or at none', async () => {
    const { db } = await openTestDatabase();
    await addUser(db, 'ada');
    await addUser(db, 'bob');
    await add(db, { userId: 'bob', guestEmail: null, id: 'bobs' });
    for (const before of ['bobs', 'none'])
      await expect(listResultsOf(db, owner('ada'), { limit: 2, before })).resolves.toBeUndefined();
  });
});
