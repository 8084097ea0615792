import { expect, it } from 'vitest';
import { aQuestion, aResult } from '../../testing/builders.ts';
import { describeOnSqlite } from '../../testing/describe-on-both-databases.ts';
import { upsertQuestions } from '../catalogue/questions.ts';
import { insertResult } from './assessment-results.ts';
import { countRecentOptions } from './option-counts.ts';

const question = aQuestion();

describeOnSqlite('the options chosen recently', (openTestDatabase) => {
  it('are counted by question over the latest results of a tier', async () => {
    const { db } = await openTestDatabase();
    const insert = (selectedOption: 'a' | 'b' | 'c' | 'd', tier: 'quick' | 'epic') => {
      const responses = [{ questionId: question.id, selectedOption }];
      return db.transaction().execute((trx) => insertResult(trx, aResult({ responses, tier })));
    };
    await db.transaction().execute((trx) => upsertQuestions(trx, { quick: [question] }, 'bank-1'));
    for (const option of ['d', 'a', 'a', 'c'] as const) await insert(option, 'quick');
    await insert('b', 'epic');
    const counts = await countRecentOptions(db, { tier: 'quick', results: 3 });
    expect([...counts]).toEqual([[question.id, { a: 2, b: 0, c: 1, d: 0 }]]);
  });
});
