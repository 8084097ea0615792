import { expect, it } from 'vitest';
import { aNewUser, aQuestion, aResult } from '../../testing/builders.ts';
import { describeOnSqlite } from '../../testing/describe-on-both-databases.ts';
import { upsertQuestions } from '../catalogue/questions.ts';
import { insertResult } from '../results/assessment-results.ts';
import { insertUser } from '../users/users.ts';
import {
  countQuestionsByTier,
  countResultsByDay,
  countResultsByTier,
  countUsersByRole,
} from './admin-counts.ts';

describeOnSqlite('counting', (openTestDatabase) => {
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

  it('counts the questions that a tier asks, and not those it asked once', async () => {
    const { db } = await openTestDatabase();
    const [q1, q2] = [aQuestion({ id: 'q1' }), aQuestion({ id: 'q2' })];
    for (const quick of [[q1, q2], [q2]]) {
      await db.transaction().execute((trx) => upsertQuestions(trx, { quick }, 'bank-1'));
    }
    await expect(countQuestionsByTier(db)).resolves.toEqual({ quick: 1, standard: 0, epic: 0 });
  });
});

const friday = new Date('2026-11-20T23:59:59.999Z');
const saturday = new Date('2026-11-21T00:00:00.000Z');

describeOnSqlite('results by day', (openTestDatabase) => {
  it('are counted by tier, on the day of UTC', async () => {
    const { db } = await openTestDatabase();
    const insert = (tier: 'quick' | 'epic', completedAt: Date) =>
      db.transaction().execute((trx) => insertResult(trx, aResult({ tier, completedAt })));
    await insert('quick', new Date(friday.getTime() - 86_400_000));
    await insert('quick', friday);
    await insert('epic', friday);
    await insert('quick', saturday);
    const days = await countResultsByDay(db, { since: friday });
    expect([...days].sort()).toEqual([
      ['2026-11-20', { quick: 1, standard: 0, epic: 1 }],
      ['2026-11-21', { quick: 1, standard: 0, epic: 0 }],
    ]);
  });
});
