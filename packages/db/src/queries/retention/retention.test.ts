import { expect, it } from 'vitest';
import type { Db } from '../../db.ts';
import { addResult, addUser, uses } from '../../testing/add-rows.ts';
import { minutesLater } from '../../testing/builders.ts';
import { describeOnSqlite } from '../../testing/describe-on-both-databases.ts';
import { deleteSecurityEventsBefore, insertSecurityEvent } from '../admin/security-events.ts';
import { deleteExpiredPasskeyChallenges, insertPasskeyChallenge } from '../sign-in/passkeys.ts';
import { deleteExpiredSessions, insertSession } from '../sign-in/sessions.ts';
import { deleteExpiredSignInTokens, insertSignInToken } from '../sign-in/sign-in-tokens.ts';
import { deleteUnclaimedResultsBefore, deleteUnusedAccountsBefore } from './retention.ts';

async function idsIn(db: Db, table: 'users' | 'assessment_results'): Promise<string[]> {
  const rows = await db.selectFrom(table).select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
}

describeOnSqlite('what is deleted for its age', (openTestDatabase) => {
  it('is each result that nobody has claimed until then', async () => {
    const { db } = await openTestDatabase();
    await addUser(db, 'ada');
    for (let index = 0; index < 120; index += 1) await addResult(db);
    await addResult(db, { id: 'late', completedAt: minutesLater(2) });
    await addResult(db, { id: 'own', userId: 'ada' });
    await expect(deleteUnclaimedResultsBefore(db, minutesLater(1))).resolves.toBe(120);
    await expect(idsIn(db, 'assessment_results')).resolves.toEqual(['late', 'own']);
  });

  it('is each account that was neither proven nor used', async () => {
    const { db } = await openTestDatabase();
    await addUser(db, 'empty');
    await addUser(db, 'late', { createdAt: minutesLater(2) });
    await addUser(db, 'proven', { emailVerifiedAt: minutesLater(0) });
    await addUser(db, 'made-admin', { role: 'admin' });
    for (const [id, use] of Object.entries(uses)) {
      await addUser(db, id);
      await use(db, id);
    }
    const remaining = ['late', 'proven', 'made-admin', ...Object.keys(uses)].sort();
    await expect(deleteUnusedAccountsBefore(db, minutesLater(1))).resolves.toBe(1);
    await expect(idsIn(db, 'users')).resolves.toEqual(remaining);
  });

  it('is each session, challenge, link and security event whose time has come', async () => {
    const { db } = await openTestDatabase();
    await addUser(db, 'ada');
    const user = { id: 'ada', passwordHash: null };
    const event = { userId: 'ada', addressHash: null, reason: null } as const;
    for (const minute of [60, 90]) {
      const times = { now: minutesLater(0), expiresAt: minutesLater(minute) };
      await insertSession(db, { user, method: 'password', ...times });
      await insertPasskeyChallenge(db, { challenge: `${minute}`, userId: null, ...times });
      await insertSignInToken(db, { email: 'ada@example.com', purpose: 'verify', ...times });
      await insertSecurityEvent(db, {
        ...event,
        type: 'auth.signed-in',
        at: minutesLater(minute - 1),
      });
    }
    const deletions = [
      deleteExpiredSessions,
      deleteExpiredPasskeyChallenges,
      deleteExpiredSignInTokens,
      deleteSecurityEventsBefore,
    ];
    for (const deleteOld of deletions) {
      expect(await deleteOld(db, minutesLater(60)), deleteOld.name).toBe(1);
    }
  });
});
