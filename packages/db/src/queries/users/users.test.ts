import { expect, it } from 'vitest';
import type { Db } from '../../db.ts';
import { aNewUser, minutesLater } from '../../testing/builders.ts';
import { describeOnBothDatabases } from '../../testing/describe-on-both-databases.ts';
import { untilWaiting } from '../../testing/until-waiting.ts';
import { deleteUser } from './account-data.ts';
import type { UserRow } from './user-row.ts';
import {
  findUserByEmail,
  findUserById,
  findUserByIdentifier,
  insertUser,
  lockUser,
  type NewUser,
  replacePassword,
  updateUser,
} from './users.ts';

function add(db: Db, own: Partial<NewUser> = {}): Promise<UserRow | undefined> {
  return db.transaction().execute((trx) => insertUser(trx, aNewUser(own)));
}

describeOnBothDatabases('a user', (openTestDatabase) => {
  it('is found as it was added', async () => {
    const { db } = await openTestDatabase();
    const ada = await add(db, {
      id: 'ada-1',
      email: 'Ada@Example.com',
      firstName: 'Ada',
      lastName: 'Lovelace',
      passwordHash: 'a hash',
      role: 'admin',
      authProvider: 'local',
      emailVerifiedAt: minutesLater(5),
      createdAt: minutesLater(0),
    });
    expect(ada).toEqual({
      hasProvenNames: false,
      id: 'ada-1',
      email: 'Ada@Example.com',
      username: 'ada',
      firstName: 'Ada',
      lastName: 'Lovelace',
      passwordHash: 'a hash',
      role: 'admin',
      authProvider: 'local',
      emailVerifiedAt: minutesLater(5),
      createdAt: minutesLater(0),
    });
    await expect(findUserById(db, 'ada-1')).resolves.toEqual(ada);
  });

  it('is not deleted while locked by a transaction', async () => {
    const database = await openTestDatabase();
    const { db } = database;
    await add(db, { id: 'ada' });
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

  it('is found by letters beyond ASCII as they were given', async () => {
    const { db } = await openTestDatabase();
    const user = await add(db, { email: 'ÉLODIE@exämple.com' });
    await expect(findUserByEmail(db, 'ÉLODIE@EXäMPLE.com')).resolves.toEqual(user);
    await expect(findUserByEmail(db, 'élodie@exämple.com')).resolves.toBeUndefined();
  });

  it('is found by email or username as identifier', async () => {
    const { db } = await openTestDatabase();
    const ada = await add(db, { email: 'Ada@example.com' });
    await expect(findUserByIdentifier(db, 'ada@EXAMPLE.com')).resolves.toEqual(ada);
    await expect(findUserByIdentifier(db, 'ADA')).resolves.toEqual(ada);
    await expect(findUserByIdentifier(db, 'bob')).resolves.toBeUndefined();
    await expect(findUserByIdentifier(db, 'bob@example.com')).resolves.toBeUndefined();
  });

  it('is not found by what only looks like a pattern or a quote', async () => {
    const { db } = await openTestDatabase();
    await add(db);
    for (const identifier of ['%', 'ad_', "ada' or '1'='1", '', 'ada\0']) {
      await expect(findUserByIdentifier(db, identifier)).resolves.toBeUndefined();
    }
  });

  it('with an email that is there already, in another case, is not added', async () => {
    const { db } = await openTestDatabase();
    const ada = await add(db, { email: 'ada@example.com' });
    await expect(add(db, { email: 'ADA@example.com' })).resolves.toBeUndefined();
    await expect(findUserByEmail(db, 'ada@example.com')).resolves.toEqual(ada);
  });

  it('is added once when ten requests come at the same time', async () => {
    const { db } = await openTestDatabase();
    const added = await Promise.all(Array.from({ length: 10 }, () => add(db)));
    expect(added.filter(Boolean)).toHaveLength(1);
  });

  it('gets a username of her own when many of one name come at the same time', async () => {
    const { db } = await openTestDatabase();
    const added = await Promise.all(
      Array.from({ length: 10 }, (_, house) => add(db, { email: `ada@house-${house}.example` })),
    );
    const usernames = new Set(added.map((user) => user?.username));
    const numbered = Array.from({ length: 9 }, (_, index) => `ada${index + 2}`);
    expect(usernames).toEqual(new Set(['ada', ...numbered]));
  });

  it('changes in what a patch names and nothing else', async () => {
    const { db } = await openTestDatabase();
    const ada = await add(db, { id: 'ada-1', firstName: 'Ada', passwordHash: 'old', role: 'epic' });
    const changed = await updateUser(db, 'ada-1', {
      passwordHash: null,
      emailVerifiedAt: minutesLater(9),
    });
    expect(changed).toEqual({ ...ada, passwordHash: null, emailVerifiedAt: minutesLater(9) });
    await expect(findUserById(db, 'ada-1')).resolves.toEqual(changed);
  });

  it('gets a new password only over the one that was looked at', async () => {
    const { db } = await openTestDatabase();
    await add(db, { id: 'ada-1', authProvider: 'guest' });
    const replace = (oldHash: string | null, newHash: string) =>
      replacePassword(db, { userId: 'ada-1', oldHash, newHash });
    await expect(replace('a hash', 'first')).resolves.toBe(false);
    await expect(replace(null, 'first')).resolves.toBe(true);
    await expect(replace(null, 'second')).resolves.toBe(false);
    await expect(replace('first', 'second')).resolves.toBe(true);
    await expect(findUserById(db, 'ada-1')).resolves.toMatchObject({
      passwordHash: 'second',
      authProvider: 'local',
    });
  });
});
