import { expect, it } from 'vitest';
import { upsertQuestions } from '../queries/catalogue/questions.ts';
import { insertSavedCareer } from '../queries/catalogue/saved-careers.ts';
import { insertResult } from '../queries/results/assessment-results.ts';
import { saveDraft } from '../queries/results/drafts.ts';
import { insertIdempotencyKey } from '../queries/results/idempotency-keys.ts';
import { upsertPublicCard } from '../queries/results/public-cards.ts';
import { insertIdentity } from '../queries/sign-in/identities.ts';
import { insertPasskey, insertPasskeyChallenge } from '../queries/sign-in/passkeys.ts';
import { insertSession } from '../queries/sign-in/sessions.ts';
import { insertSignInToken } from '../queries/sign-in/sign-in-tokens.ts';
import { deleteUser } from '../queries/users/account-data.ts';
import { insertUser } from '../queries/users/users.ts';
import { aNewUser, aQuestion, aResult, minutesLater } from '../testing/builders.ts';
import { describeOnBothDatabases } from '../testing/describe-on-both-databases.ts';

describeOnBothDatabases('deleting a user', (openTestDatabase) => {
  it('deletes sessions, passkeys, links, identities, saved careers, drafts, results, responses and public cards, and nothing of others', async () => {
    const { db } = await openTestDatabase();
    const bank = { quick: [aQuestion({ id: 'q1' })] };
    await db.transaction().execute((trx) => upsertQuestions(trx, bank, 'bank-1'));
    const aPasskey = {
      publicKey: 'cose',
      counter: 0,
      transports: [],
      name: 'Chrome on Android',
      now: minutesLater(0),
    };
    const times = { now: minutesLater(0), expiresAt: minutesLater(60) };
    for (const name of ['ada', 'bob']) {
      await db.transaction().execute(async (trx) => {
        const email = `${name}@example.com`;
        const resultId = `result-of-${name}`;
        await insertUser(trx, aNewUser({ id: name, email }));
        const responses = [{ questionId: 'q1', selectedOption: 'a' as const }];
        await insertResult(trx, aResult({ id: resultId, userId: name, responses }));
        await insertIdempotencyKey(trx, {
          key: 'k',
          owner: name,
          body: '',
          resultId,
          now: times.now,
        });
        await upsertPublicCard(trx, { resultId, now: times.now });
        const identity = { issuer: 'https://id.example', subject: name };
        await insertIdentity(trx, { ...identity, userId: name, now: times.now });
        const saved = { userId: name, careerId: 'astronomer', savedAt: times.now, atMost: 1 };
        await insertSavedCareer(trx, saved);
        const draft = {
          userId: name,
          tier: 'epic',
          responses: [],
          asked: new Set<string>(),
        } as const;
        await saveDraft(trx, { ...draft, now: times.now });
        await insertSession(trx, { user: { id: name, passwordHash: null }, ...times });
        const credentialId = `credential-of-${name}`;
        await insertPasskey(trx, {
          ...aPasskey,
          credentialId,
          user: { id: name, passwordHash: null },
        });
        const challenge = `challenge-of-${name}`;
        await insertPasskeyChallenge(trx, { challenge, userId: name, expiresAt: times.expiresAt });
        await insertSignInToken(trx, { email, purpose: 'results', resultId, ...times });
      });
    }

    await deleteUser(db, 'ada');

    const remaining = {
      users: 1,
      sessions: 1,
      passkeys: 1,
      passkey_challenges: 1,
      identities: 1,
      sign_in_tokens: 1,
      saved_careers: 1,
      drafts: 1,
      assessment_results: 1,
      responses: 1,
      idempotency_keys: 1,
      public_cards: 1,
      questions: 1,
    } as const;
    for (const [table, count] of Object.entries(remaining)) {
      const rows = await db
        .selectFrom(table as keyof typeof remaining)
        .selectAll()
        .execute();
      expect(rows, table).toHaveLength(count);
    }
  });
});
