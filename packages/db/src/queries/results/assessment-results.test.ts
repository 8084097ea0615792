import { expect, it } from 'vitest';
import type { Db } from '../../db.ts';
import { aNewUser, aQuestion, aResult, aSnapshot, minutesLater } from '../../testing/builders.ts';
import { describeOnBothDatabases } from '../../testing/describe-on-both-databases.ts';
import { upsertQuestions } from '../catalogue/questions.ts';
import { insertUser } from '../users/users.ts';
import {
  deleteResultOf,
  findGuestResult,
  findResult,
  findResultOf,
  insertResult,
  listAnsweredQuestions,
  listResultsOf,
  updateNarrative,
} from './assessment-results.ts';
import { upsertPublicCard } from './public-cards.ts';
import type { ResultRow, ResultWithResponses } from './result-row.ts';
import { claimResults } from './unclaimed-results.ts';

async function addUser(db: Db, id: string): Promise<void> {
  await db
    .transaction()
    .execute((trx) => insertUser(trx, aNewUser({ id, email: `${id}@example.com` })));
}

async function add(db: Db, own: Partial<ResultWithResponses> = {}): Promise<ResultWithResponses> {
  const result = aResult(own);
  await db.transaction().execute((trx) => insertResult(trx, aResult(result)));
  return result;
}

function withoutResponses({ responses: _, ...result }: ResultWithResponses): ResultRow {
  return result;
}

function owner(id: string) {
  return { id, emailVerifiedAt: minutesLater(0) };
}

function claim(db: Db, userId: string, email: string, ...resultIds: string[]): Promise<number> {
  return db.transaction().execute((trx) => claimResults(trx, { userId, email, resultIds }));
}

describeOnBothDatabases('an assessment result', (openTestDatabase) => {
  it('is read as it was written, to the last character', async () => {
    const { db } = await openTestDatabase();
    const snapshot = aSnapshot({
      personalityInsight: `You're "curious" – 100 %;\n\\ and 𝄞 & <b>bold</b>`,
      guildTitle: 'Stargazer',
      welcome: 'You look up when others look down.',
      leastCount: 4,
      caution: 'too-fast',
      careerFields: [{ category: 'Science', sentence: 'You ask why.', careerIds: ['astronomer'] }],
    });
    const written = withoutResponses(await add(db, { snapshot, durationSeconds: 61 }));
    await expect(findResult(db, written.id)).resolves.toEqual(written);
  });

  it('is read with the questions that it answered, also those that no tier asks any more', async () => {
    const { db } = await openTestDatabase();
    const lens = aQuestion({ id: 'lens' });
    const gate = aQuestion({ id: 'gate', type: 'aptitude' });
    const later = aQuestion({ id: 'later' });
    await db.transaction().execute(async (trx) => {
      await upsertQuestions(trx, { quick: [lens], epic: [gate] }, 'bank-1');
      await upsertQuestions(trx, { quick: [later] }, 'bank-2');
    });
    const quick = await add(db, {
      responses: [{ questionId: 'lens', selectedOption: 'b', leastOption: 'd' }],
    });
    const epic = await add(db, { responses: [{ questionId: 'gate', selectedOption: 'c' }] });
    await add(db, { responses: [{ questionId: 'later', selectedOption: 'a' }] });
    await expect(listAnsweredQuestions(db, [quick.id, epic.id])).resolves.toEqual([
      {
        question: gate,
        response: { questionId: 'gate', questionType: 'aptitude', selectedOption: 'c' },
      },
      {
        question: lens,
        response: {
          questionId: 'lens',
          questionType: 'riasec',
          selectedOption: 'b',
          leastOption: 'd',
        },
      },
    ]);
    await expect(listAnsweredQuestions(db, [])).resolves.toEqual([]);
  });

  it('of a guest is not shown to an owner who has not proven the address', async () => {
    const { db } = await openTestDatabase();
    await addUser(db, 'ada');
    const { id: given } = await add(db, { guestEmail: 'ada@example.com' });
    const { id: own } = await add(db, { userId: 'ada', guestEmail: null });
    await claim(db, 'ada', 'ada@example.com', given);
    const unproven = { id: 'ada', emailVerifiedAt: null };
    await expect(findResultOf(db, { resultId: given, owner: unproven })).resolves.toBeUndefined();
    await expect(findResultOf(db, { resultId: own, owner: unproven })).resolves.toBeDefined();
    await expect(listResultsOf(db, unproven, { limit: 10 })).resolves.toMatchObject([{ id: own }]);
    await expect(listResultsOf(db, owner('ada'), { limit: 10 })).resolves.toHaveLength(2);
  });

  it('of a guest is found with that guest’s email in any case, claimed or not', async () => {
    const { db } = await openTestDatabase();
    await addUser(db, 'ada');
    const { id: resultId } = await add(db, { guestEmail: 'Ada@Example.com' });
    const mine = { resultId, guestEmail: 'aDA@example.COM' };
    const others = { resultId, guestEmail: 'bob@example.com' };
    await expect(findGuestResult(db, mine)).resolves.toMatchObject({ id: resultId });
    await expect(findGuestResult(db, others)).resolves.toBeUndefined();
    await claim(db, 'ada', 'ada@example.com', resultId);
    await expect(findGuestResult(db, mine)).resolves.toMatchObject({ userId: 'ada' });
  });

  it('is deleted with its answers and its card by its owner alone', async () => {
    const { db } = await openTestDatabase();
    await addUser(db, 'ada');
    await addUser(db, 'bob');
    const questions = { quick: [aQuestion({ id: 'q1' })] };
    await db.transaction().execute((trx) => upsertQuestions(trx, questions, 'bank-1'));
    const responses = [{ questionId: 'q1', selectedOption: 'a' as const }];
    const { id: resultId } = await add(db, { userId: 'ada', guestEmail: null, responses });
    const { id: remaining } = await add(db, { userId: 'ada', guestEmail: null });
    await upsertPublicCard(db, { resultId, now: minutesLater(0) });
    const remove = (userId: string) =>
      db.transaction().execute((trx) => deleteResultOf(trx, { resultId, owner: owner(userId) }));
    await expect(remove('bob')).resolves.toBe(false);
    await expect(remove('ada')).resolves.toBe(true);
    await expect(remove('ada')).resolves.toBe(false);
    await expect(listResultsOf(db, owner('ada'), { limit: 10 })).resolves.toMatchObject([
      { id: remaining },
    ]);
    for (const table of ['responses', 'public_cards'] as const) {
      expect(await db.selectFrom(table).selectAll().execute(), table).toEqual([]);
    }
  });

  it('is listed newest first among the user’s own', async () => {
    const { db } = await openTestDatabase();
    await addUser(db, 'ada');
    await addUser(db, 'bob');
    const mine = { userId: 'ada', guestEmail: null };
    await add(db, { ...mine, id: 'middle', completedAt: minutesLater(20) });
    await add(db, { ...mine, id: 'newest', completedAt: minutesLater(30), tier: 'epic' });
    await add(db, { ...mine, id: 'oldest', completedAt: minutesLater(10) });
    await add(db, { userId: 'bob', guestEmail: null, id: 'bobs' });
    const results = await listResultsOf(db, owner('ada'), { limit: 10 });
    expect(results?.map(({ id }) => id)).toEqual(['newest', 'middle', 'oldest']);
    const shown = { id: 'newest', tier: 'epic', completedAt: minutesLater(30) };
    expect(results?.[0]).toEqual({ ...shown, snapshot: aSnapshot() });
  });

  it('can get other texts, and keeps everything else', async () => {
    const { db } = await openTestDatabase();
    const [astronomer] = aSnapshot().careerRecommendations;
    if (!astronomer) throw new Error('the snapshot has a career');
    const historian = { ...astronomer, id: 'historian' };
    const snapshot = aSnapshot({ careerRecommendations: [astronomer, historian] });
    const written = withoutResponses(await add(db, { snapshot }));
    const isThere = await db.transaction().execute((trx) =>
      updateNarrative(trx, {
        resultId: written.id,
        personalityInsight: 'You would rather know than win.',
        careerAnalyses: { astronomer: 'The night shift suits you.', unknown: 'Lost.' },
      }),
    );
    expect(isThere).toBe(true);
    await expect(findResult(db, written.id)).resolves.toEqual({
      ...written,
      snapshot: {
        ...written.snapshot,
        personalityInsight: 'You would rather know than win.',
        careerRecommendations: [
          { ...astronomer, aiAnalysis: 'The night shift suits you.' },
          historian,
        ],
      },
    });
  });
});
