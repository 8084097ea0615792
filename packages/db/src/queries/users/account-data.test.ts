import { expect, it } from 'vitest';
import { addFullAccount, addQuestions, addResult, addUser, uses } from '../../testing/add-rows.ts';
import { anOwner, aQuestion, minutesLater } from '../../testing/builders.ts';
import { describeOnSqlite } from '../../testing/describe-on-both-databases.ts';
import { insertIdempotencyKey } from '../results/idempotency-keys.ts';
import { listResultsForOwner, readAccountData } from './account-data.ts';

const email = 'ada@example.com';
const ada = anOwner();

describeOnSqlite('the data of an account', (openTestDatabase) => {
  it('is all that belongs to the user and nothing of others, without a secret', async () => {
    const { db } = await openTestDatabase();
    await addQuestions(db, { quick: [aQuestion({ id: 'q1' })] });
    for (const id of ['ada', 'bob']) await addFullAccount(db, id);
    const data = await readAccountData(db, ada);
    const createdAt = minutesLater(0);
    expect(data).toMatchObject({
      identities: [{ issuer: 'https://id.example', subject: 'ada', createdAt }],
      signInTokens: [{ purpose: 'verify', createdAt, usedAt: null }],
      passkeys: [{ credentialId: expect.any(String), createdAt }],
      savedCareers: [{ careerId: 'astronomer', savedAt: createdAt, doneAt: null }],
      drafts: [{ tier: 'epic' }],
      idempotencyKeys: [{ key: 'k', resultId: 'answered-by-ada', createdAt }],
    });
    const results = await listResultsForOwner(db, ada, { limit: 10 });
    expect(results).toMatchObject([
      {
        id: 'answered-by-ada',
        responses: [{ questionId: 'q1', selectedOption: 'a' }],
        publicCard: { createdAt },
      },
      { id: 'result-of-ada', responses: [], publicCard: null },
    ]);
    expect(JSON.stringify([data, results])).not.toMatch(/bob|hash/i);
  });

  it('leaves out emailed links and results of guests while the address is not verified', async () => {
    const { db } = await openTestDatabase();
    await addUser(db, 'ada');
    await addResult(db, { id: 'claimed', userId: 'ada', guestEmail: email });
    await addResult(db, { id: 'given', guestEmail: email });
    await addResult(db, { id: 'own', userId: 'ada', guestEmail: null });
    await uses.link(db, 'ada');
    const key = { key: 'k', owner: `guest:${email}`, body: 'answers', resultId: 'given' };
    await db
      .transaction()
      .execute((trx) => insertIdempotencyKey(trx, { ...key, now: minutesLater(0) }));
    const unproven = { ...ada, emailVerifiedAt: null };
    await expect(readAccountData(db, unproven)).resolves.toMatchObject({
      signInTokens: [],
      idempotencyKeys: [],
    });
    const listIds = async (owner: typeof ada | typeof unproven) => {
      const results = await listResultsForOwner(db, owner, { limit: 10 });
      return results.map(({ id }) => id).sort();
    };
    await expect(listIds(unproven)).resolves.toEqual(['own']);
    await expect(listIds(ada)).resolves.toEqual(['claimed', 'given', 'own']);
  });

  it('comes with the results page by page, each once, those of one moment too', async () => {
    const { db } = await openTestDatabase();
    await addUser(db, 'ada');
    for (const [index, id] of ['a', 'b', 'c', 'd', 'e'].entries()) {
      // The last three have the same time.
      const completedAt = minutesLater(Math.min(index, 2));
      await addResult(db, { id, userId: 'ada', completedAt });
    }
    const pages = [];
    let page = await listResultsForOwner(db, ada, { limit: 2 });
    while (page.length > 0) {
      pages.push(page.map(({ id }) => id).join(''));
      page = await listResultsForOwner(db, ada, { limit: 2, after: page.at(-1) });
    }
    expect(pages).toEqual(['ed', 'cb', 'a']);
  });
});
