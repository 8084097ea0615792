import { expect, it } from 'vitest';
import type { Db } from '../db.ts';
import { aNewUser, minutesLater } from '../testing/builders.ts';
import { describeOnBothDatabases } from '../testing/describe-on-both-databases.ts';
import {
  deleteExpiredSessions,
  deleteSession,
  deleteSessionsOf,
  findSession,
  insertSession,
  touchSession,
} from './sessions.ts';
import { insertUser } from './users.ts';

async function addUser(db: Db, id = 'ada-1', email = 'ada@example.com'): Promise<void> {
  await db.transaction().execute((trx) => insertUser(trx, aNewUser({ id, email })));
}

function signIn(db: Db, userId = 'ada-1'): Promise<string> {
  return insertSession(db, { userId, now: minutesLater(0), expiresAt: minutesLater(30) });
}

describeOnBothDatabases('a session', (openTestDatabase) => {
  it('leads to its user until it expires', async () => {
    const { db } = await openTestDatabase();
    await addUser(db);
    const sessionId = await signIn(db);
    await expect(findSession(db, { sessionId, now: minutesLater(29) })).resolves.toMatchObject({
      session: { lastSeenAt: minutesLater(0), expiresAt: minutesLater(30) },
      user: { id: 'ada-1', email: 'ada@example.com', createdAt: minutesLater(0) },
    });
    await expect(findSession(db, { sessionId, now: minutesLater(30) })).resolves.toBeUndefined();
  });

  it('has an id of its own that cannot be guessed', async () => {
    const { db } = await openTestDatabase();
    await addUser(db);
    const [first, second] = [await signIn(db), await signIn(db)];
    expect(first).not.toBe(second);
    expect(Buffer.from(first, 'base64url')).toHaveLength(32);
  });

  it('cannot be opened with what the database holds', async () => {
    const { db } = await openTestDatabase();
    await addUser(db);
    const sessionId = await signIn(db);
    const { id_hash } = await db.selectFrom('sessions').select('id_hash').executeTakeFirstOrThrow();
    expect(id_hash).not.toBe(sessionId);
    await expect(
      findSession(db, { sessionId: id_hash, now: minutesLater(1) }),
    ).resolves.toBeUndefined();
  });

  it('may get its id from the caller', async () => {
    const { db } = await openTestDatabase();
    await addUser(db);
    const times = { now: minutesLater(0), expiresAt: minutesLater(30) };
    await expect(insertSession(db, { id: 'known', userId: 'ada-1', ...times })).resolves.toBe(
      'known',
    );
    const found = await findSession(db, { sessionId: 'known', now: minutesLater(1) });
    expect(found?.user.id).toBe('ada-1');
  });

  it('lives longer when it is touched', async () => {
    const { db } = await openTestDatabase();
    await addUser(db);
    const sessionId = await signIn(db);
    await touchSession(db, {
      sessionId,
      lastSeenAt: minutesLater(20),
      expiresAt: minutesLater(50),
    });
    const found = await findSession(db, { sessionId, now: minutesLater(40) });
    expect(found?.session).toEqual({ lastSeenAt: minutesLater(20), expiresAt: minutesLater(50) });
  });

  it('is over after signing out, and stays so when it is touched', async () => {
    const { db } = await openTestDatabase();
    await addUser(db);
    const [here, elsewhere] = [await signIn(db), await signIn(db)];
    await deleteSession(db, here);
    const later = { lastSeenAt: minutesLater(2), expiresAt: minutesLater(60) };
    await touchSession(db, { sessionId: here, ...later });
    const now = minutesLater(3);
    await expect(findSession(db, { sessionId: here, now })).resolves.toBeUndefined();
    await expect(findSession(db, { sessionId: elsewhere, now })).resolves.toBeDefined();
  });

  it('ends everywhere for one user and for no other', async () => {
    const { db } = await openTestDatabase();
    await addUser(db);
    await addUser(db, 'bob-1', 'bob@example.com');
    const [phone, laptop, bobs] = [await signIn(db), await signIn(db), await signIn(db, 'bob-1')];
    await deleteSessionsOf(db, 'ada-1');
    const now = minutesLater(1);
    await expect(findSession(db, { sessionId: phone, now })).resolves.toBeUndefined();
    await expect(findSession(db, { sessionId: laptop, now })).resolves.toBeUndefined();
    await expect(findSession(db, { sessionId: bobs, now })).resolves.toBeDefined();
  });

  it('is cleared away once expired', async () => {
    const { db } = await openTestDatabase();
    await addUser(db);
    await signIn(db);
    await insertSession(db, {
      userId: 'ada-1',
      now: minutesLater(0),
      expiresAt: minutesLater(90),
    });
    await expect(deleteExpiredSessions(db, minutesLater(30))).resolves.toBe(1);
    await expect(deleteExpiredSessions(db, minutesLater(30))).resolves.toBe(0);
  });

  it('needs a user who exists', async () => {
    const { db } = await openTestDatabase();
    await expect(signIn(db, 'nobody')).rejects.toThrow(/foreign key/i);
  });
});
