import { expect, it } from 'vitest';
import { addUser } from '../../testing/add-rows.ts';
import { aNewUser, minutesLater } from '../../testing/builders.ts';
import { describeOnBothDatabases } from '../../testing/describe-on-both-databases.ts';
import { untilWaiting } from '../../testing/until-waiting.ts';
import { deleteUser } from './account-data.ts';
import {
  findUserByEmail,
  findUserById,
  findUserByIdentifier,
  insertUser,
  lockUser,
  replacePassword,
  updateUser,
} from './users.ts';

describeOnBothDatabases('a user', (openTestDatabase) => {
  it('is found as it was added, and as a patch changed it', async () => {
    const { db } = await openTestDatabase();
    const given = {
      id: 'ada-1',
      email: 'Ada@Example.com',
      firstName: 'Ada',
      lastName: 'Lovelace',
      passwordHash: 'a hash',
      role: 'admin',
      authProvider: 'local',
      emailVerifiedAt: minutesLater(5),
      createdAt: minutesLater(0),
    } as const;
    const added = { kind: 'user', ...given, username: 'ada', hasProvenNames: false };
    await expect(addUser(db, 'ada-1', given)).resolves.toEqual(added);
    await expect(findUserById(db, 'ada-1')).resolves.toEqual(added);
    const patch = { passwordHash: null, emailVerifiedAt: minutesLater(9) };
    await expect(updateUser(db, 'ada-1', patch)).resolves.toEqual({ ...added, ...patch });
    await expect(findUserById(db, 'ada-1')).resolves.toEqual({ ...added, ...patch });
  });

  it('is not deleted while locked by a transaction', async () => {
    const database = await openTestDatabase();
    const { db } = database;
    await addUser(db, 'ada');
    const { deleting } = await db.transaction().execute(async (trx) => {
      await expect(lockUser(trx, 'ada')).resolves.toBe(true);
      const deletion = deleteUser(db, 'ada');
      await untilWaiting(database, 1);
      await expect(findUserById(trx, 'ada')).resolves.toBeDefined();
      return { deleting: deletion };
    });
    await deleting;
    await db.transaction().execute(async (trx) => {
      await expect(lockUser(trx, 'ada')).resolves.toBe(false);
    });
  });

  it('is found by email or username without regard to the case of ASCII letters alone', async () => {
    const { db } = await openTestDatabase();
    const user = await addUser(db, 'elodie', { email: 'ÉLODIE@exämple.com' });
    await expect(findUserByEmail(db, 'ÉLODIE@EXäMPLE.com')).resolves.toEqual(user);
    await expect(findUserByEmail(db, 'élodie@exämple.com')).resolves.toBeUndefined();
    await expect(findUserByIdentifier(db, 'ELODIE')).resolves.toEqual(user);
    await expect(findUserByIdentifier(db, 'ÉLODIE@exämple.COM')).resolves.toEqual(user);
    for (const other of ['%', 'elodi_', "elodie' or '1'='1", '', 'elodie\0', 'bob']) {
      await expect(findUserByIdentifier(db, other)).resolves.toBeUndefined();
    }
  });

  it('is added once when ten requests come at the same time, in any case', async () => {
    const { db } = await openTestDatabase();
    const add = (email: string) =>
      db.transaction().execute((trx) => insertUser(trx, aNewUser({ email })));
    const emails = Array.from({ length: 10 }, (_, index) =>
      index % 2 === 0 ? 'ada@example.com' : 'ADA@example.com',
    );
    const added = await Promise.all(emails.map(add));
    expect(added.filter(Boolean)).toHaveLength(1);
  });

  it('gets an own username when many of one name come at the same time', async () => {
    const { db } = await openTestDatabase();
    const added = await Promise.all(
      Array.from({ length: 10 }, (_, house) =>
        addUser(db, `ada-${house}`, { email: `ada@house-${house}.example` }),
      ),
    );
    const numbered = Array.from({ length: 9 }, (_, index) => `ada${index + 2}`);
    expect(new Set(added.map(({ username }) => username))).toEqual(new Set(['ada', ...numbered]));
  });

  it('gets a new password only over the one that was looked at', async () => {
    const { db } = await openTestDatabase();
    await addUser(db, 'ada', { authProvider: 'guest' });
    const replace = (oldHash: string | null, newHash: string) =>
      replacePassword(db, { userId: 'ada', oldHash, newHash });
    await expect(replace('a hash', 'first')).resolves.toBe(false);
    await expect(replace(null, 'first')).resolves.toBe(true);
    await expect(replace(null, 'second')).resolves.toBe(false);
    await expect(replace('first', 'second')).resolves.toBe(true);
    const user = { passwordHash: 'second', authProvider: 'local' };
    await expect(findUserById(db, 'ada')).resolves.toMatchObject(user);
  });
});
