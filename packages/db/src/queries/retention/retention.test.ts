import { expect, it } from 'vitest';
import type { Db } from '../../db.ts';
import { aNewUser, aResult, minutesLater } from '../../testing/builders.ts';
import { describeOnSqlite } from '../../testing/describe-on-both-databases.ts';
import { deleteSecurityEventsBefore, insertSecurityEvent } from '../admin/security-events.ts';
import { insertSavedCareer } from '../catalogue/saved-careers.ts';
import { insertResult } from '../results/assessment-results.ts';
import { saveDraft } from '../results/drafts.ts';
import { insertIdentity } from '../sign-in/identities.ts';
import {
  deleteExpiredPasskeyChallenges,
  insertPasskey,
  insertPasskeyChallenge,
} from '../sign-in/passkeys.ts';
import { deleteExpiredSessions, insertSession } from '../sign-in/sessions.ts';
import { insertSignInToken } from '../sign-in/sign-in-tokens.ts';
import { insertUser, type NewUser } from '../users/users.ts';
import { deleteUnclaimedResultsBefore, deleteUnusedAccountsBefore } from './retention.ts';

const now = minutesLater(0);
const times = { now, expiresAt: minutesLater(60) };

function addUser(db: Db, id: string, own: Partial<NewUser> = {}) {
  const user = aNewUser({ id, email: `${id}@example.com`, ...own });
  return db.transaction().execute((trx) => insertUser(trx, user));
}

async function idsIn(db: Db, table: 'users' | 'assessment_results'): Promise<string[]> {
  const rows = await db.selectFrom(table).select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
}

const uses: Readonly<Record<string, (db: Db, userId: string) => Promise<unknown>>> = {
  session: (db, id) => insertSession(db, { user: { id, passwordHash: null }, ...times }),
  result: (db, userId) =>
    db
      .transaction()
      .execute((trx) => insertResult(trx, aResult({ userId, guestEmail: null, completedAt: now }))),
  draft: (db, userId) =>
    db
      .transaction()
      .execute((trx) =>
        saveDraft(trx, { userId, tier: 'quick', responses: [], asked: new Set(), now }),
      ),
  saved: (db, userId) =>
    db.transaction().execute(async (trx) => {
      const saved = { userId, careerId: 'astronomer', savedAt: now, atMost: 1 };
      await insertSavedCareer(trx, saved);
    }),
  passkey: (db, id) =>
    insertPasskey(db, {
      publicKey: 'cose',
      counter: 0,
      transports: [],
      name: 'Chrome on Android',
      now,
      credentialId: 'credential',
      user: { id, passwordHash: null },
    }),
  identity: (db, userId) =>
    db
      .transaction()
      .execute((trx) =>
        insertIdentity(trx, { issuer: 'https://id.example', subject: 's', userId, now }),
      ),
  link: (db, id) =>
    insertSignInToken(db, { email: `${id}@example.com`, purpose: 'verify', ...times }),
};

describeOnSqlite('what is deleted for its age', (openTestDatabase) => {
  it('is each result that nobody has claimed until then', async () => {
    const { db } = await openTestDatabase();
    await addUser(db, 'ada');
    await db.transaction().execute(async (trx) => {
      for (let index = 0; index < 120; index += 1) {
        await insertResult(trx, aResult({ guestEmail: 'bob@example.com', completedAt: now }));
      }
      const late = { guestEmail: 'bob@example.com', completedAt: minutesLater(2) };
      await insertResult(trx, aResult({ id: 'late', ...late }));
      await insertResult(trx, aResult({ id: 'own', userId: 'ada', completedAt: now }));
    });
    await expect(deleteUnclaimedResultsBefore(db, minutesLater(1))).resolves.toBe(120);
    await expect(idsIn(db, 'assessment_results')).resolves.toEqual(['late', 'own']);
  });

  it('is each account that was neither proven nor used', async () => {
    const { db } = await openTestDatabase();
    await addUser(db, 'empty', { createdAt: now });
    await addUser(db, 'late', { createdAt: minutesLater(2) });
    await addUser(db, 'proven', { createdAt: now, emailVerifiedAt: now });
    await addUser(db, 'made-admin', { createdAt: now, role: 'admin' });
    for (const [id, use] of Object.entries(uses)) {
      await addUser(db, id, { createdAt: now });
      await use(db, id);
    }
    const remaining = ['late', 'proven', 'made-admin', ...Object.keys(uses)].sort();
    await expect(deleteUnusedAccountsBefore(db, minutesLater(1))).resolves.toBe(1);
    await expect(idsIn(db, 'users')).resolves.toEqual(remaining);
  });

  it('is each session, passkey challenge and security event whose time has come', async () => {
    const { db } = await openTestDatabase();
    await addUser(db, 'ada');
    const user = { id: 'ada', passwordHash: null };
    const event = {
      type: 'auth.signed-in',
      userId: 'ada',
      addressHash: null,
      reason: null,
    } as const;
    for (const minute of [60, 90]) {
      const expiresAt = minutesLater(minute);
      await insertSession(db, { user, now, expiresAt });
      await insertPasskeyChallenge(db, { challenge: `${minute}`, userId: null, expiresAt });
      await insertSecurityEvent(db, { ...event, at: minutesLater(minute - 1) });
    }
    const deletions = [
      deleteExpiredSessions,
      deleteExpiredPasskeyChallenges,
      deleteSecurityEventsBefore,
    ];
    for (const deleteOld of deletions) {
      expect(await deleteOld(db, minutesLater(60)), deleteOld.name).toBe(1);
    }
  });
});
