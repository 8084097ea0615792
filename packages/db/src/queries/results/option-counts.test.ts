import { expect, it } from 'vitest';
import { addQuestions, addResult } from '../../testing/add-rows.ts';
import { aQuestion } from '../../testing/builders.ts';
import { describeOnSqlite } from '../../testing/describe-on-both-databases.ts';
import { countRecentOptions } from './option-counts.ts';

describeOnSqlite('the options chosen recently', (openTestDatabase) => {
  it('are counted by question over the latest results of a tier', async () => {
    const { db } = await openTestDatabase();
    await addQuestions(db, { quick: [aQuestion({ id: 'q1' })] });
    for (const selectedOption of ['d', 'a', 'a', 'c'] as const) {
      await addResult(db, { responses: [{ questionId: 'q1', selectedOption }] });
    }
    const responses = [{ questionId: 'q1', selectedOption: 'b' as const }];
    await addResult(db, { tier: 'epic', responses });
    const counts = await countRecentOptions(db, { tier: 'quick', results: 3 });
    expect([...counts]).toEqual([['q1', { a: 2, b: 0, c: 1, d: 0 }]]);
  });
});
