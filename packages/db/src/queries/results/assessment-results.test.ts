import type { ResultSnapshot } from '@guildpath/contract';
import { expect, it } from 'vitest';
import { addQuestions, addResult, addUser } from '../../testing/add-rows.ts';
import { anOwner, aQuestion, aSnapshot, minutesLater } from '../../testing/builders.ts';
import {
  describeOnBothDatabases,
  describeOnSqlite,
} from '../../testing/describe-on-both-databases.ts';
import {
  findGuestResult,
  findResult,
  findResultOf,
  listAnswers,
  listAnswersOf,
  listResultsOf,
  updateSnapshot,
} from './assessment-results.ts';

const proven = anOwner();
const mine = { userId: 'ada', guestEmail: null };

describeOnBothDatabases('an assessment result', (openTestDatabase) => {
  it('is read as it was written, to the last character, and is changed', async () => {
    const { db } = await openTestDatabase();
    const snapshot = aSnapshot({
      welcome: `You're "curious" – 100 %;\n\\ and 𝄞 & <b>bold</b>`,
    });
    const { responses: _, ...written } = await addResult(db, { snapshot, durationSeconds: 61 });
    await expect(findResult(db, written.id)).resolves.toEqual(written);
    const change = (stored: ResultSnapshot) => ({ ...stored, moment: 'You opened the gate.' });
    const update = (id: string) =>
      db.transaction().execute((trx) => updateSnapshot(trx, id, change));
    await expect(update(written.id)).resolves.toBe(true);
    await expect(update('unknown')).resolves.toBe(false);
    await expect(findResult(db, written.id)).resolves.toEqual({
      ...written,
      snapshot: change(snapshot),
    });
  });

  it('is read with the questions that it answered, also those that no tier asks any more', async () => {
    const { db } = await openTestDatabase();
    const lens = aQuestion({ id: 'lens' });
    const gate = aQuestion({ id: 'gate', type: 'aptitude' });
    await addQuestions(db, { quick: [lens], epic: [gate] });
    await addQuestions(db, { quick: [aQuestion({ id: 'later' })] }, 'bank-2');
    const toLens = { questionId: 'lens', selectedOption: 'b', leastOption: 'd' } as const;
    const toGate = { questionId: 'gate', selectedOption: 'c' } as const;
    await addUser(db, 'ada');
    const { id: resultId } = await addResult(db, { ...mine, responses: [toLens, toGate] });
    await addResult(db, { responses: [{ questionId: 'later', selectedOption: 'a' }] });
    const answers = [
      { question: gate, response: { ...toGate, questionType: 'aptitude' } },
      { question: lens, response: { ...toLens, questionType: 'riasec' } },
    ];
    await expect(listAnswers(db, resultId)).resolves.toEqual(answers);
    await expect(listAnswersOf(db, { resultId, owner: proven })).resolves.toEqual(answers);
    await expect(listAnswersOf(db, { resultId, owner: anOwner('bob') })).resolves.toEqual([]);
  });

  it('of a guest is not shown to an owner who has not proven the address', async () => {
    const { db } = await openTestDatabase();
    await addUser(db, 'ada');
    const given = await addResult(db, { userId: 'ada', guestEmail: 'ada@example.com' });
    const own = await addResult(db, mine);
    const owner = { ...proven, emailVerifiedAt: null };
    await expect(findResultOf(db, { resultId: given.id, owner })).resolves.toBeUndefined();
    await expect(findResultOf(db, { resultId: own.id, owner })).resolves.toBeDefined();
    await expect(listResultsOf(db, owner, { limit: 10 })).resolves.toMatchObject([{ id: own.id }]);
    await expect(listResultsOf(db, proven, { limit: 10 })).resolves.toHaveLength(2);
  });

  it('of a guest is found with that guest’s email in any case, claimed or not', async () => {
    const { db } = await openTestDatabase();
    await addUser(db, 'ada');
    for (const userId of [null, 'ada']) {
      const { id: resultId } = await addResult(db, { userId, guestEmail: 'Ada@Example.com' });
      const find = (guestEmail: string) => findGuestResult(db, { resultId, guestEmail });
      await expect(find('aDA@example.COM')).resolves.toMatchObject({ id: resultId, userId });
      await expect(find('bob@example.com')).resolves.toBeUndefined();
    }
  });
});

describeOnSqlite('pages of results', (openTestDatabase) => {
  it('go on where the page before ended, whatever was added since', async () => {
    const { db } = await openTestDatabase();
    await addUser(db, 'ada');
    for (const [index, id] of ['a', 'b', 'c', 'd'].entries()) {
      // Two of them have the same time.
      const completedAt = minutesLater(index === 2 ? 1 : index);
      await addResult(db, { ...mine, id, completedAt });
    }
    const listIds = async (before?: string) => {
      const page = await listResultsOf(db, proven, { limit: 2, before });
      return page?.map(({ id }) => id);
    };
    await expect(listIds()).resolves.toEqual(['d', 'c']);
    await addResult(db, { ...mine, id: 'e', completedAt: minutesLater(4) });
    await expect(listIds('c')).resolves.toEqual(['b', 'a']);
    await expect(listIds('a')).resolves.toEqual([]);
  });

  it('do not begin at a result of another, or at none', async () => {
    const { db } = await openTestDatabase();
    await addUser(db, 'bob');
    await addResult(db, { userId: 'bob', guestEmail: null, id: 'bobs' });
    for (const before of ['bobs', 'none']) {
      await expect(listResultsOf(db, proven, { limit: 2, before })).resolves.toBeUndefined();
    }
  });
});
