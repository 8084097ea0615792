import { expect, it } from 'vitest';
import { aNewUser, aQuestion, aResult, minutesLater } from '../../testing/builders.ts';
import { describeOnSqlite } from '../../testing/describe-on-both-databases.ts';
import { upsertQuestions } from '../catalogue/questions.ts';
import { insertSavedCareer } from '../catalogue/saved-careers.ts';
import { insertResult } from '../results/assessment-results.ts';
import { insertIdempotencyKey } from '../results/idempotency-keys.ts';
import { upsertPublicCard } from '../results/public-cards.ts';
import { insertIdentity } from '../sign-in/identities.ts';
import { insertSession } from '../sign-in/sessions.ts';
import { insertSignInToken } from '../sign-in/sign-in-tokens.ts';
import { listResultsForOwner, readAccountData } from './account-data.ts';
import { insertUser } from './users.ts';

describeOnSqlite('the data of an account', (openTestDatabase) => {
  it('is all that belongs to the user and nothing of others, without a secret', async () => {
    const { db } = await openTestDatabase();
    const questions = [aQuestion({ id: 'q1' }), aQuestion({ id: 'q2' })];
    await db.transaction().execute((trx) => upsertQuestions(trx, { quick: questions }, 'bank-1'));
    const times = { now: minutesLater(0), expiresAt: minutesLater(60) };
    const secrets: string[] = [];
    for (const name of ['ada', 'bob']) {
      await db.transaction().execute(async (trx) => {
        const email = `${name}@example.com`;
        await insertUser(trx, aNewUser({ id: name, email }));
        const responses = [
          { questionId: 'q1', selectedOption: 'a' as const },
          { questionId: 'q2', selectedOption: 'd' as const },
        ];
        for (const minute of [1, 2]) {
          const own = { userId: name, completedAt: minutesLater(minute), responses };
          await insertResult(trx, aResult({ id: `${name}-${minute}`, ...own }));
        }
        const saved = { userId: name, careerId: 'astronomer', savedAt: times.now, atMost: 1 };
        await insertSavedCareer(trx, saved);
        const key = { key: 'k', owner: `user:${name}`, body: 'answers' };
        await insertIdempotencyKey(trx, { ...key, resultId: `${name}-2`, now: times.now });
        await upsertPublicCard(trx, { resultId: `${name}-1`, now: times.now });
        const identity = { issuer: 'https://id.example', subject: name };
        await insertIdentity(trx, { ...identity, userId: name, now: times.now });
        secrets.push(
          `${await insertSession(trx, { user: { id: name, passwordHash: null }, ...times })}`,
        );
        secrets.push(await insertSignInToken(trx, { email, purpose: 'verify', ...times }));
      });
    }

    const ada = { id: 'ada', email: 'ada@example.com', emailVerifiedAt: times.now };
    const data = await readAccountData(db, ada);
    expect(data).toMatchObject({
      identities: [{ issuer: 'https://id.example', subject: 'ada', createdAt: times.now }],
      sessions: [{ createdAt: times.now, lastSeenAt: times.now, expiresAt: times.expiresAt }],
      signInTokens: [{ purpose: 'verify', createdAt: times.now, usedAt: null }],
      savedCareers: [{ careerId: 'astronomer', savedAt: times.now }],
      idempotencyKeys: [{ key: 'k', resultId: 'ada-2', createdAt: times.now }],
    });
    const results = await listResultsForOwner(db, ada, { limit: 10 });
    expect(results).toMatchObject([
      { id: 'ada-2', tier: 'quick', publicCard: null },
      {
        id: 'ada-1',
        responses: [
          { questionId: 'q1', selectedOption: 'a' },
          { questionId: 'q2', selectedOption: 'd' },
        ],
        publicCard: { createdAt: times.now },
      },
    ]);
    const everything = JSON.stringify([data, results]);
    expect(everything).not.toMatch(/bob|hash/i);
    for (const secret of secrets) expect(everything).not.toContain(secret);
  });

  it('leaves out emailed links and results of guests while the address is not verified', async () => {
    const { db } = await openTestDatabase();
    const email = 'ada@example.com';
    const times = { now: minutesLater(0), expiresAt: minutesLater(60) };
    await db.transaction().execute(async (trx) => {
      await insertUser(trx, aNewUser({ id: 'ada', email }));
      await insertResult(trx, aResult({ userId: 'ada', guestEmail: email }));
      await insertResult(trx, aResult({ id: 'given', guestEmail: email }));
      const key = { key: 'k', owner: `guest:${email}`, body: 'answers' };
      await insertIdempotencyKey(trx, { ...key, resultId: 'given', now: times.now });
      await insertResult(trx, aResult({ id: 'own', userId: 'ada', guestEmail: null }));
      await insertSignInToken(trx, { email, purpose: 'results', ...times });
    });
    const unproven = { id: 'ada', email, emailVerifiedAt: null };
    await expect(readAccountData(db, unproven)).resolves.toMatchObject({
      signInTokens: [],
      idempotencyKeys: [],
    });
    await expect(listResultsForOwner(db, unproven, { limit: 10 })).resolves.toMatchObject([
      { id: 'own' },
    ]);
  });

  it('comes with the results page by page, each once, those of one moment too', async () => {
    const { db } = await openTestDatabase();
    await db.transaction().execute(async (trx) => {
      await insertUser(trx, aNewUser({ id: 'ada', email: 'ada@example.com' }));
      for (const [id, minute] of [
        ['a', 1],
        ['b', 2],
        ['c', 2],
        ['d', 2],
        ['e', 3],
      ] as const)
        await insertResult(trx, aResult({ id, userId: 'ada', completedAt: minutesLater(minute) }));
    });
    const ada = { id: 'ada', email: 'ada@example.com', emailVerifiedAt: minutesLater(0) };
    const pages = [];
    let page = await listResultsForOwner(db, ada, { limit: 2 });
    while (page.length > 0) {
      pages.push(page.map(({ id }) => id).join(''));
      page = await listResultsForOwner(db, ada, { limit: 2, after: page.at(-1) });
    }
    expect(pages).toEqual(['ed', 'cb', 'a']);
  });
});
