import { expect, it } from 'vitest';
import { addQuestions, addResult, addUser } from '../../testing/add-rows.ts';
import { aQuestion } from '../../testing/builders.ts';
import { describeOnSqlite } from '../../testing/describe-on-both-databases.ts';
import { countQuestionsByTier, countResultsByDay, countUsersByRole } from './admin-counts.ts';

describeOnSqlite('counting', (openTestDatabase) => {
  it('calls users without a role quick', async () => {
    const { db } = await openTestDatabase();
    for (const [index, role] of ([null, null, 'epic', 'admin'] as const).entries()) {
      await addUser(db, `ada-${index}`, { role });
    }
    const counts = { admin: 1, epic: 1, standard: 0, quick: 2 };
    await expect(countUsersByRole(db)).resolves.toEqual(counts);
  });

  it('counts the questions that a tier asks, and not those it asked once', async () => {
    const { db } = await openTestDatabase();
    const [q1, q2] = [aQuestion({ id: 'q1' }), aQuestion({ id: 'q2' })];
    for (const quick of [[q1, q2], [q2]]) await addQuestions(db, { quick });
    await expect(countQuestionsByTier(db)).resolves.toEqual({ quick: 1, standard: 0, epic: 0 });
  });

  it('counts the results of each day of UTC by tier', async () => {
    const { db } = await openTestDatabase();
    const add = (tier: 'quick' | 'epic', completedAt: string) =>
      addResult(db, { tier, completedAt: new Date(completedAt) });
    await add('quick', '2026-11-19T23:59:59.999Z');
    await add('quick', '2026-11-20T00:00:00.000Z');
    await add('epic', '2026-11-20T23:59:59.999Z');
    await add('quick', '2026-11-21T00:00:00.000Z');
    const days = await countResultsByDay(db, { since: new Date('2026-11-20T12:00:00.000Z') });
    expect([...days].sort()).toEqual([
      ['2026-11-20', { quick: 1, standard: 0, epic: 1 }],
      ['2026-11-21', { quick: 1, standard: 0, epic: 0 }],
    ]);
  });
});
