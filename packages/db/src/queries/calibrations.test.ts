import { expect, it } from 'vitest';
import type { Db } from '../db.ts';
import { aNewResult, aNewUser, aQuestion, aSnapshot, minutesLater } from '../testing/builders.ts';
import { describeOnBothDatabases } from '../testing/describe-on-both-databases.ts';
import { insertResult } from './assessment-results.ts';
import {
  type Answers,
  countRecentOptions,
  findCalibration,
  findCalibrationVersion,
  insertCalibration,
  pageFirstAnswers,
} from './calibrations.ts';
import { upsertQuestions } from './questions.ts';
import type { ResultWithResponses } from './result-row.ts';
import { insertUser } from './users.ts';

const question = aQuestion();

async function seed(db: Db): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await upsertQuestions(trx, { quick: [question] }, 'bank-1');
    for (const id of ['ada', 'bob']) {
      await insertUser(trx, aNewUser({ id, email: `${id}@example.com` }));
    }
  });
}

async function answer(
  db: Db,
  selectedOption: 'a' | 'b' | 'c' | 'd',
  own: Partial<ResultWithResponses> = {},
): Promise<void> {
  const responses = [{ questionId: question.id, selectedOption, seconds: 12 }];
  await db.transaction().execute((trx) => insertResult(trx, aNewResult({ responses, ...own })));
}

async function read(db: Db, pageSize = 2): Promise<string[]> {
  const pages: Answers[][] = [];
  for await (const page of pageFirstAnswers(db, { tier: 'quick', pageSize })) pages.push(page);
  return pages.flat().map((answers) => answers.map((one) => one.selectedOption).join());
}

describeOnBothDatabases('a calibration', (openTestDatabase) => {
  it('is in use from when it is stored, and earlier ones stay', async () => {
    const { db } = await openTestDatabase();
    await expect(findCalibrationVersion(db)).resolves.toBeUndefined();
    const calibration = {
      scoringVersion: '2',
      createdAt: minutesLater(1),
      people: 812,
      parameters: { 'the-broken-lens': { kind: 'aptitude', difficulty: 0.5 } },
    };
    const store = (own = {}) =>
      db.transaction().execute((trx) => insertCalibration(trx, { ...calibration, ...own }));
    await expect(store()).resolves.toBe(1);
    await expect(store({ people: 900, parameters: {} })).resolves.toBe(2);
    await expect(findCalibrationVersion(db)).resolves.toBe(2);
    await expect(findCalibration(db, 1)).resolves.toEqual({ ...calibration, version: 1 });
    await expect(findCalibration(db, 3)).resolves.toBeUndefined();
  });
});

describeOnBothDatabases('the answers for a calibration', (openTestDatabase) => {
  it('are the first ones of every account and of every email of a guest', async () => {
    const { db } = await openTestDatabase();
    await seed(db);
    await answer(db, 'a', { userId: 'ada', guestEmail: null });
    await answer(db, 'b', { userId: 'ada', guestEmail: null });
    await answer(db, 'c', { userId: 'bob', guestEmail: null });
    await answer(db, 'd', { guestEmail: 'Cy@example.com' });
    await answer(db, 'a', { guestEmail: 'cy@example.com' });
    await answer(db, 'b', { guestEmail: 'dora@example.com' });
    await expect(read(db)).resolves.toEqual(['a', 'c', 'd', 'b']);
  });

  it('are of one tier, and without those that call for caution', async () => {
    const { db } = await openTestDatabase();
    await seed(db);
    await answer(db, 'a', {
      guestEmail: 'ada@example.com',
      snapshot: aSnapshot({ caution: 'too-fast' }),
    });
    await answer(db, 'b', { guestEmail: 'ada@example.com' });
    await answer(db, 'c', { guestEmail: 'bob@example.com', tier: 'epic' });
    await expect(read(db, 1)).resolves.toEqual(['b']);
  });

  it('carry what is least like the person, and the time where it is known', async () => {
    const { db } = await openTestDatabase();
    await seed(db);
    const responses = [
      { questionId: question.id, selectedOption: 'a', leastOption: 'd', seconds: 7 },
    ] as const;
    await answer(db, 'a', { responses });
    await answer(db, 'b', {
      guestEmail: 'bob@example.com',
      responses: [{ questionId: question.id, selectedOption: 'b' }],
    });
    const pages: Answers[][] = [];
    for await (const page of pageFirstAnswers(db, { tier: 'quick', pageSize: 9 })) pages.push(page);
    expect(pages).toEqual([[responses, [{ questionId: question.id, selectedOption: 'b' }]]]);
  });
});

describeOnBothDatabases('the options chosen recently', (openTestDatabase) => {
  it('are counted by question over the latest results of a tier', async () => {
    const { db } = await openTestDatabase();
    await seed(db);
    for (const option of ['d', 'a', 'a', 'c'] as const) await answer(db, option);
    await answer(db, 'b', { tier: 'epic' });
    const counts = await countRecentOptions(db, { tier: 'quick', results: 3 });
    expect([...counts]).toEqual([[question.id, { a: 2, b: 0, c: 1, d: 0 }]]);
  });
});
