import { expect, it } from 'vitest';
import type { Db } from '../../db.ts';
import { aNewUser, minutesLater } from '../../testing/builders.ts';
import { describeOnBothDatabases } from '../../testing/describe-on-both-databases.ts';
import { untilWaiting } from '../../testing/until-waiting.ts';
import { insertUser, updateUser } from '../users/users.ts';
import {
  deleteOtherSessionsOf,
  deleteSession,
  deleteSessionOf,
  deleteSessionsOf,
  findSession,
  insertSession,
  listSessions,
  markSessionProven,
  touchSession,
} from './sessions.ts';

async function addUser(db: Db, id = 'ada-1', email = 'ada@example.com'): Promise<void> {
  await db.transaction().execute((trx) => insertUser(trx, aNewUser({ id, email })));
}

const times = { now: minutesLater(0), expiresAt: minutesLater(30) };

async function signIn(db: Db, id = 'ada-1'): Promise<string> {
  const sessionId = await insertSession(db, { user: { id, passwordHash: null }, ...times });
  if (!sessionId) throw new Error(`${id} was not let in.`);
  return sessionId;
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

  it('says where and how it was opened, and when its user last proved to be there', async () => {
    const { db } = await openTestDatabase();
    await addUser(db);
    const user = { id: 'ada-1', passwordHash: null };
    const how = { device: 'Chrome on Android', method: 'passkey' } as const;
    const sessionId = (await insertSession(db, { user, ...times, ...how })) ?? '';
    const find = async () => (await findSession(db, { sessionId, now: minutesLater(1) }))?.session;
    await expect(find()).resolves.toMatchObject({ ...how, provenAt: minutesLater(0) });
    await markSessionProven(db, { sessionId, provenAt: minutesLater(1) });
    await expect(find()).resolves.toMatchObject({ provenAt: minutesLater(1) });
  });

  it('is listed for its user until it expires, and ended by that user alone', async () => {
    const { db } = await openTestDatabase();
    await addUser(db);
    await addUser(db, 'bob-1', 'bob@example.com');
    const [phone, laptop, bobs] = [await signIn(db), await signIn(db), await signIn(db, 'bob-1')];
    const now = minutesLater(1);
    const list = (userId: string, at = now) => listSessions(db, { userId, now: at });
    await expect(list('ada-1')).resolves.toHaveLength(2);
    await expect(list('ada-1', minutesLater(30))).resolves.toHaveLength(0);
    const { publicId = '' } = (await findSession(db, { sessionId: phone, now }))?.session ?? {};
    await expect(deleteSessionOf(db, { userId: 'bob-1', publicId })).resolves.toBe(false);
    await expect(deleteOtherSessionsOf(db, { userId: 'ada-1', publicId })).resolves.toBe(1);
    await expect(findSession(db, { sessionId: phone, now })).resolves.toBeDefined();
    await expect(findSession(db, { sessionId: laptop, now })).resolves.toBeUndefined();
    await expect(findSession(db, { sessionId: bobs, now })).resolves.toBeDefined();
  });

  it('is not opened with a password that has just changed', async () => {
    const { db } = await openTestDatabase();
    await addUser(db);
    const open = (passwordHash: string | null) =>
      insertSession(db, { user: { id: 'ada-1', passwordHash }, ...times });
    await updateUser(db, 'ada-1', { passwordHash: 'new' });
    await expect(open(null)).resolves.toBeUndefined();
    await expect(open('old')).resolves.toBeUndefined();
    await expect(open('new')).resolves.toEqual(expect.any(String));
    await updateUser(db, 'ada-1', { passwordHash: null });
    await expect(open('new')).resolves.toBeUndefined();
  });
});

describeOnBothDatabases('signing in while the password changes', (openTestDatabase) => {
  it('waits for the change, and then finds that the password is another', async () => {
    const database = await openTestDatabase();
    const { db } = database;
    await addUser(db);
    await updateUser(db, 'ada-1', { passwordHash: 'old' });
    const user = { id: 'ada-1', passwordHash: 'old' };
    let openings: Promise<unknown>[] = [];
    await db.transaction().execute(async (trx) => {
      await updateUser(trx, 'ada-1', { passwordHash: 'new' });
      openings = Array.from({ length: 3 }, () => insertSession(db, { user, ...times }));
      await untilWaiting(database, 3);
      await deleteSessionsOf(trx, 'ada-1');
    });
    await expect(Promise.all(openings)).resolves.toEqual([undefined, undefined, undefined]);
  });
});
