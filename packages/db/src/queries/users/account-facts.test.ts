import { expect, it } from 'vitest';
import { aNewUser, aResult, minutesLater } from '../../testing/builders.ts';
import { describeOnSqlite } from '../../testing/describe-on-both-databases.ts';
import { insertResult } from '../results/assessment-results.ts';
import { insertIdentity } from '../sign-in/identities.ts';
import { insertSession } from '../sign-in/sessions.ts';
import { readAccountFacts } from './account-facts.ts';
import { insertUser } from './users.ts';

describeOnSqlite('the facts of an account', (openTestDatabase) => {
  it('count its own sessions that last, results and logins, and say when the latest were', async () => {
    const { db } = await openTestDatabase();
    const [ada, bob] = await db
      .transaction()
      .execute(async (trx) => [
        await insertUser(trx, aNewUser()),
        await insertUser(trx, aNewUser({ email: 'bob@example.com' })),
      ]);
    if (!ada || !bob) throw new Error('The users are there already.');
    const none = { providers: [], passkeyCount: 0, sessionCount: 0, resultCount: 0 };
    const at = { userId: ada.id, now: minutesLater(30) };
    await expect(readAccountFacts(db, at)).resolves.toEqual({
      ...none,
      lastSeenAt: null,
      latestResultAt: null,
    });
    for (const [user, minutes, end] of [
      [ada, 1, 60],
      [ada, 2, 60],
      [ada, 3, 20],
      [bob, 4, 60],
    ] as const) {
      await insertSession(db, { user, now: minutesLater(minutes), expiresAt: minutesLater(end) });
    }
    await db.transaction().execute(async (trx) => {
      for (const [userId, minutes] of [
        [ada.id, 5],
        [ada.id, 6],
        [bob.id, 7],
      ] as const) {
        const result = aResult({ userId, guestEmail: null, completedAt: minutesLater(minutes) });
        await insertResult(trx, result);
      }
      for (const subject of ['one', 'two']) {
        const identity = { issuer: 'https://id.example', subject, userId: ada.id };
        await insertIdentity(trx, { ...identity, now: minutesLater(0) });
      }
    });
    await expect(readAccountFacts(db, at)).resolves.toEqual({
      providers: ['https://id.example'],
      passkeyCount: 0,
      sessionCount: 2,
      lastSeenAt: minutesLater(2),
      resultCount: 2,
      latestResultAt: minutesLater(6),
    });
  });
});
