import { expect, it } from 'vitest';
import { addQuestions } from '../../testing/add-rows.ts';
import { aQuestion } from '../../testing/builders.ts';
import { describeOnBothDatabases } from '../../testing/describe-on-both-databases.ts';
import { listQuestions } from './questions.ts';

const lens = aQuestion({ id: 'lens', title: 'The Broken Lens' });
const feast = aQuestion({
  id: 'feast',
  type: 'bigfive',
  key: { kind: 'bigfive', trait: 'extraversion', levels: { a: 2, b: 0, c: 3, d: 1 } },
});
const gate = aQuestion({
  id: 'gate',
  type: 'aptitude',
  key: { kind: 'aptitude', area: 'logical', correct: 'c', explanation: 'Only c holds.' },
});

describeOnBothDatabases('the question bank', (openTestDatabase) => {
  it('is listed by tier in its own order, with its keys', async () => {
    const { db } = await openTestDatabase();
    const bank = { quick: [lens, feast], epic: [gate] };
    await addQuestions(db, bank);
    await addQuestions(db, bank);
    await expect(listQuestions(db, 'quick')).resolves.toEqual([lens, feast]);
    await expect(listQuestions(db, 'epic')).resolves.toEqual([gate]);
    await expect(listQuestions(db, 'standard')).resolves.toEqual([]);
  });

  it('no longer asks what a newer one leaves out, but loses nothing', async () => {
    const { db } = await openTestDatabase();
    await addQuestions(db, { quick: [lens, feast], epic: [gate] });
    await addQuestions(db, { quick: [feast] }, 'bank-2');
    await expect(listQuestions(db, 'quick')).resolves.toEqual([feast]);
    await expect(listQuestions(db, 'epic')).resolves.toEqual([gate]);
    expect(await db.selectFrom('questions').select('id').execute()).toHaveLength(3);
  });

  it('is whole when two processes seed at the same time', async () => {
    const { db } = await openTestDatabase();
    const bank = { quick: [lens, feast, gate] };
    await Promise.all(
      [bank, { quick: [gate, feast, lens] }, bank].map((one) => addQuestions(db, one)),
    );
    await expect(listQuestions(db, 'quick')).resolves.toHaveLength(3);
  });
});
