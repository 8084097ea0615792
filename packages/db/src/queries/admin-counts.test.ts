import { expect, it } from 'vitest';
import { aNewUser, aQuestion, aResult } from '../testing/builders.ts';
import { describeOnBothDatabases } from '../testing/describe-on-both-databases.ts';
import { countQuestionsByTier, countResultsByTier, countUsersByRole } from './admin-counts.ts';
import { insertResult } from './assessment-results.ts';
import { upsertQuestions } from './questions.ts';
import { insertUser } from './users.ts';

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

  it('counts the questions that a tier asks, and not those it asked once', async () => {
    const { db } = await openTestDatabase();
    const [q1, q2] = [aQuestion({ id: 'q1' }), aQuestion({ id: 'q2' })];
    for (const quick of [[q1, q2], [q2]]) {
      await db.transaction().execute((trx) => upsertQuestions(trx, { quick }, 'bank-1'));
    }
    await expect(countQuestionsByTier(db)).resolves.toEqual({ quick: 1, standard: 0, epic: 0 });
  });
});
