import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Db } from '../db.ts';
import { aNewUser, aQuestion, aResult, minutesLater } from '../testing/builders.ts';
import { describeOnBothDatabases } from '../testing/describe-on-both-databases.ts';
import { deleteUser } from './account-data.ts';
import { countQuestionsByTier, countResultsByTier, countUsersByRole } from './admin-counts.ts';
import { insertResult } from './assessment-results.ts';
import { upsertQuestions } from './questions.ts';
import { insertUser, updateUser } from './users.ts';

describeOnBothDatabases('counting', (openTestDatabase) => {
  it('finds nothing in an empty database', async () => {
    const { db } = await openTestDatabase();
    const none = { quick: 0, standard: 0, epic: 0 };
    await expect(countUsersByRole(db)).resolves.toEqual({ admin: 0, ...none });
    await expect(countResultsByTier(db)).resolves.toEqual(none);
    await expect(countQuestionsByTier(db)).resolves.toEqual(none);
  });

  it('calls users without a role quick', async () => {
    const { db } = await openTestDatabase();
    for (const [index, role] of [null, null, 'epic', 'admin', null].entries()) {
      const user = { ...aNewUser({ email: `ada-${index}@example.com` }), role: role as 'epic' };
      await db.transaction().execute((trx) => insertUser(trx, user));
    }
    await expect(countUsersByRole(db)).resolves.toEqual({
      admin: 1,
      epic: 1,
      standard: 0,
      quick: 3,
    });
  });

  it('counts results by tier', async () => {
    const { db } = await openTestDatabase();
    for (const tier of ['quick', 'epic', 'quick'] as const) {
      await db.transaction().execute((trx) => insertResult(trx, aResult({ tier })));
    }
    await expect(countResultsByTier(db)).resolves.toEqual({ quick: 2, standard: 0, epic: 1 });
  });

  it('follows a changed role, and a deleted account with its results', async () => {
    const { db } = await openTestDatabase();
    await db.transaction().execute(async (trx) => {
      await insertUser(trx, aNewUser({ id: 'ada', email: 'ada@example.com' }));
      await insertUser(trx, aNewUser({ id: 'bob', email: 'bob@example.com' }));
      await insertResult(trx, aResult({ userId: 'ada', tier: 'epic' }));
      await insertResult(trx, aResult({ userId: 'bob', tier: 'quick' }));
    });
    await updateUser(db, 'bob', { role: 'admin' });
    await updateUser(db, 'bob', { firstName: 'Bob' });
    await deleteUser(db, 'ada');
    await expect(countUsersByRole(db)).resolves.toEqual({
      admin: 1,
      epic: 0,
      standard: 0,
      quick: 0,
    });
    await expect(countResultsByTier(db)).resolves.toEqual({ quick: 1, standard: 0, epic: 0 });
  });

  it('leaves out what is rolled back and an email that is registered already', async () => {
    const { db } = await openTestDatabase();
    const add = () => db.transaction().execute((trx) => insertUser(trx, aNewUser()));
    await add();
    await expect(add()).resolves.toBeUndefined();
    const failing = db.transaction().execute(async (trx) => {
      await insertUser(trx, aNewUser({ email: 'bob@example.com' }));
      throw new Error('changed its mind');
    });
    await expect(failing).rejects.toThrow('changed its mind');
    await expect(countUsersByRole(db)).resolves.toMatchObject({ quick: 1 });
  });

  it('agrees with the rows after many changes at the same moment', async () => {
    const { db } = await openTestDatabase();
    const change = async (number: number) => {
      const id = `user-${number}`;
      await db.transaction().execute(async (trx) => {
        const createdAt = minutesLater(number * 500);
        await insertUser(trx, aNewUser({ id, email: `${id}@example.com`, createdAt }));
        const tier = number % 3 === 0 ? 'epic' : 'quick';
        await insertResult(trx, aResult({ userId: id, tier, completedAt: createdAt }));
      });
      if (number % 4 === 0) await updateUser(db, id, { role: 'epic' });
      if (number % 5 === 0) await deleteUser(db, id);
    };
    await Promise.all(Array.from({ length: 60 }, (_, number) => change(number)));
    expect(await listKept(db)).toEqual(await listCounted(db));
  });

  it('counts the questions that a tier asks, and not those it asked once', async () => {
    const { db } = await openTestDatabase();
    const [q1, q2] = [aQuestion({ id: 'q1' }), aQuestion({ id: 'q2' })];
    for (const quick of [[q1, q2], [q2]]) {
      await db.transaction().execute((trx) => upsertQuestions(trx, { quick }, 'bank-1'));
    }
    await expect(countQuestionsByTier(db)).resolves.toEqual({ quick: 1, standard: 0, epic: 0 });
  });
});

interface Counted {
  readonly counted: string;
  readonly day: string;
  readonly kind: string;
  readonly count: number;
}

async function listKept(db: Db): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    select counted, day, kind, sum(count) as count from row_counts
    group by counted, day, kind having sum(count) <> 0 order by 1, 2, 3`.execute(db);
  return rows;
}

async function listCounted(db: Db): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    select 'users' as counted, '' as day, coalesce(role, 'quick') as kind, count(*) as count
      from users group by 3
    union all
    select 'users', substr(created_at, 1, 10), '', count(*) from users group by 2
    union all
    select 'results', '', tier, count(*) from assessment_results group by 3
    union all
    select 'results', substr(completed_at, 1, 10), tier, count(*) from assessment_results group by 2, 3
    order by 1, 2, 3`.execute(db);
  return rows;
}
