import { expect, it } from 'vitest';
import type { Db } from '../../db.ts';
import { addUser } from '../../testing/add-rows.ts';
import { minutesLater } from '../../testing/builders.ts';
import { describeOnBothDatabases } from '../../testing/describe-on-both-databases.ts';
import { untilWaiting } from '../../testing/until-waiting.ts';
import { updateUser } from '../users/users.ts';
import {
  deleteOtherSessionsOf,
  deleteSession,
  deleteSessionOf,
  deleteSessionsOf,
  findSession,
  insertSession,
  touchSession,
} from './sessions.ts';

const signIn = { method: 'password', now: minutesLater(0), expiresAt: minutesLater(30) } as const;
const now = minutesLater(1);

async function open(db: Db, id = 'ada'): Promise<string> {
  const sessionId = await insertSession(db, { user: { id, passwordHash: null }, ...signIn });
  if (!sessionId) throw new Error(`${id} was not let in.`);
  return sessionId;
}

describeOnBothDatabases('a session', (openTestDatabase) => {
  it('leads to its user until it expires', async () => {
    const { db } = await openTestDatabase();
    const user = await addUser(db, 'ada');
    const sessionId = await open(db);
    await expect(findSession(db, { sessionId, now: minutesLater(29) })).resolves.toMatchObject({
      session: { lastSeenAt: minutesLater(0), expiresAt: minutesLater(30) },
      user,
    });
    await expect(findSession(db, { sessionId, now: minutesLater(30) })).resolves.toBeUndefined();
  });

  it('has an id that can neither be guessed nor read in the database', async () => {
    const { db } = await openTestDatabase();
    await addUser(db, 'ada');
    const sessionId = await open(db);
    expect(Buffer.from(sessionId, 'base64url')).toHaveLength(32);
    expect(await open(db)).not.toBe(sessionId);
    for (const { id_hash } of await db.selectFrom('sessions').select('id_hash').execute()) {
      expect(id_hash).not.toBe(sessionId);
      await expect(findSession(db, { sessionId: id_hash, now })).resolves.toBeUndefined();
    }
  });

  it('is over after signing out, and stays so when it is touched', async () => {
    const { db } = await openTestDatabase();
    await addUser(db, 'ada');
    const [here, elsewhere] = [await open(db), await open(db)];
    await deleteSession(db, here);
    await touchSession(db, { sessionId: here, lastSeenAt: now, expiresAt: minutesLater(60) });
    await expect(findSession(db, { sessionId: here, now })).resolves.toBeUndefined();
    await expect(findSession(db, { sessionId: elsewhere, now })).resolves.toBeDefined();
  });

  it('is ended by its user alone, with the others or with all', async () => {
    const { db } = await openTestDatabase();
    await addUser(db, 'ada');
    await addUser(db, 'bob');
    const sessions = {
      phone: await open(db),
      laptop: await open(db),
      bobs: await open(db, 'bob'),
    };
    const listOpen = async () => {
      const open: string[] = [];
      for (const [name, sessionId] of Object.entries(sessions)) {
        if (await findSession(db, { sessionId, now })) open.push(name);
      }
      return open;
    };
    const found = await findSession(db, { sessionId: sessions.phone, now });
    const publicId = found?.session.publicId ?? '';
    await expect(deleteSessionOf(db, { userId: 'bob', publicId })).resolves.toBe(false);
    await expect(deleteOtherSessionsOf(db, { userId: 'ada', publicId })).resolves.toBe(1);
    await expect(listOpen()).resolves.toEqual(['phone', 'bobs']);
    await deleteSessionsOf(db, 'ada');
    await expect(listOpen()).resolves.toEqual(['bobs']);
  });

  it('is not opened with a password that has just changed', async () => {
    const { db } = await openTestDatabase();
    await addUser(db, 'ada');
    const openWith = (passwordHash: string | null) =>
      insertSession(db, { user: { id: 'ada', passwordHash }, ...signIn });
    await updateUser(db, 'ada', { passwordHash: 'new' });
    expect([await openWith(null), await openWith('old')]).toEqual([undefined, undefined]);
    await expect(openWith('new')).resolves.toEqual(expect.any(String));
    await updateUser(db, 'ada', { passwordHash: null });
    await expect(openWith('new')).resolves.toBeUndefined();
  });

  it('waits for a change of the password that is under way, and is then not opened', async () => {
    const database = await openTestDatabase();
    const { db } = database;
    await addUser(db, 'ada', { passwordHash: 'old' });
    const user = { id: 'ada', passwordHash: 'old' };
    let openings: Promise<unknown>[] = [];
    await db.transaction().execute(async (trx) => {
      await updateUser(trx, 'ada', { passwordHash: 'new' });
      openings = Array.from({ length: 3 }, () => insertSession(db, { user, ...signIn }));
      await untilWaiting(database, 3);
      await deleteSessionsOf(trx, 'ada');
    });
    await expect(Promise.all(openings)).resolves.toEqual([undefined, undefined, undefined]);
  });
});
