import { expect, it } from 'vitest';
import type { Db } from '../../db.ts';
import { aNewUser, minutesLater } from '../../testing/builders.ts';
import { describeOnBothDatabases } from '../../testing/describe-on-both-databases.ts';
import { deleteUser } from '../users/account-data.ts';
import { insertUser, updateUser } from '../users/users.ts';
import {
  consumePasskeyChallenge,
  countPasskeyUse,
  deletePasskey,
  deletePasskeysOf,
  findPasskey,
  insertPasskey,
  insertPasskeyChallenge,
  listPasskeys,
  type NewPasskey,
} from './passkeys.ts';

async function addUser(db: Db, id = 'ada-1', email = 'ada@example.com'): Promise<void> {
  await db.transaction().execute((trx) => insertUser(trx, aNewUser({ id, email })));
}

function aPasskey(own: Partial<NewPasskey> = {}): NewPasskey {
  return {
    user: { id: 'ada-1', passwordHash: null },
    credentialId: 'credential-1',
    publicKey: 'cose',
    counter: 0,
    transports: ['internal'],
    name: 'Chrome on Android',
    now: minutesLater(0),
    ...own,
  };
}

describeOnBothDatabases('a passkey', (openTestDatabase) => {
  it('is found by its credential, with its user', async () => {
    const { db } = await openTestDatabase();
    await addUser(db);
    // The largest unsigned number of 32 bits.
    const id = await insertPasskey(db, aPasskey({ counter: 2 ** 32 - 1 }));
    await expect(findPasskey(db, 'credential-1')).resolves.toMatchObject({
      passkey: { id, counter: 2 ** 32 - 1, transports: ['internal'], lastUsedAt: null },
      user: { id: 'ada-1', email: 'ada@example.com' },
    });
    await expect(findPasskey(db, 'credential-2')).resolves.toBeUndefined();
  });

  it('is added once, and not to an account whose password has just changed', async () => {
    const { db } = await openTestDatabase();
    await addUser(db);
    await expect(insertPasskey(db, aPasskey())).resolves.toEqual(expect.any(String));
    await expect(insertPasskey(db, aPasskey())).resolves.toBeUndefined();
    await updateUser(db, 'ada-1', { passwordHash: 'new' });
    const late = aPasskey({ credentialId: 'credential-2' });
    await expect(insertPasskey(db, late)).resolves.toBeUndefined();
    const unknown = aPasskey({ user: { id: 'nobody', passwordHash: null } });
    await expect(insertPasskey(db, { ...unknown, credentialId: 'x' })).resolves.toBeUndefined();
  });

  it('counts up alone, unless its authenticator never counts', async () => {
    const { db } = await openTestDatabase();
    await addUser(db);
    const id = (await insertPasskey(db, aPasskey())) ?? '';
    const use = (counter: number) => countPasskeyUse(db, { id, counter, now: minutesLater(1) });
    await expect(use(0)).resolves.toBe(true);
    await expect(use(0)).resolves.toBe(true);
    await expect(use(5)).resolves.toBe(true);
    await expect(use(5)).resolves.toBe(false);
    await expect(use(4)).resolves.toBe(false);
    await expect(use(0)).resolves.toBe(false);
    const [passkey] = await listPasskeys(db, 'ada-1');
    expect(passkey).toMatchObject({ counter: 5, lastUsedAt: minutesLater(1) });
  });

  it('is used once of two sign-ins with the same count', async () => {
    const { db } = await openTestDatabase();
    await addUser(db);
    const id = (await insertPasskey(db, aPasskey())) ?? '';
    const use = () => countPasskeyUse(db, { id, counter: 1, now: minutesLater(1) });
    const used = await Promise.all([use(), use(), use()]);
    expect(used.filter(Boolean)).toHaveLength(1);
  });

  it('is deleted by its user alone, with all others, or with the account', async () => {
    const { db } = await openTestDatabase();
    await addUser(db);
    const id = (await insertPasskey(db, aPasskey())) ?? '';
    await expect(deletePasskey(db, { userId: 'bob-1', id })).resolves.toBe(false);
    await expect(deletePasskey(db, { userId: 'ada-1', id })).resolves.toBe(true);
    await insertPasskey(db, aPasskey());
    await deletePasskeysOf(db, 'ada-1');
    await expect(listPasskeys(db, 'ada-1')).resolves.toEqual([]);
    await insertPasskey(db, aPasskey());
    await deleteUser(db, 'ada-1');
    await expect(findPasskey(db, 'credential-1')).resolves.toBeUndefined();
  });
});

describeOnBothDatabases('the challenge of a passkey', (openTestDatabase) => {
  const challenge = 'a challenge';

  it('is consumed once, also by concurrent answers', async () => {
    const { db } = await openTestDatabase();
    await insertPasskeyChallenge(db, { challenge, userId: null, expiresAt: minutesLater(5) });
    const consume = () =>
      consumePasskeyChallenge(db, { challenge, userId: null, now: minutesLater(1) });
    const consumed = await Promise.all([consume(), consume(), consume()]);
    expect(consumed.filter(Boolean)).toHaveLength(1);
  });

  it('is not consumed late, by another user, or for another purpose', async () => {
    const { db } = await openTestDatabase();
    await addUser(db);
    await insertPasskeyChallenge(db, { challenge, userId: 'ada-1', expiresAt: minutesLater(5) });
    const consume = (userId: string | null, minutes = 1) =>
      consumePasskeyChallenge(db, { challenge, userId, now: minutesLater(minutes) });
    await expect(consume(null)).resolves.toBe(false);
    await expect(consume('bob-1')).resolves.toBe(false);
    await expect(consume('ada-1', 5)).resolves.toBe(false);
    await expect(consume('ada-1')).resolves.toBe(true);
  });
});
