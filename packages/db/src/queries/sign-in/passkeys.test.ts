import { expect, it } from 'vitest';
import { addUser, aPasskey } from '../../testing/add-rows.ts';
import { minutesLater } from '../../testing/builders.ts';
import { describeOnBothDatabases } from '../../testing/describe-on-both-databases.ts';
import { updateUser } from '../users/users.ts';
import {
  consumePasskeyChallenge,
  countPasskeyUse,
  deletePasskey,
  findPasskey,
  insertPasskey,
  insertPasskeyChallenge,
  listPasskeys,
} from './passkeys.ts';

describeOnBothDatabases('a passkey', (openTestDatabase) => {
  it('is found by its credential with its user, and deleted by that user alone', async () => {
    const { db } = await openTestDatabase();
    await addUser(db, 'ada');
    // The largest unsigned number of 32 bits.
    const counter = 2 ** 32 - 1;
    const id = (await insertPasskey(db, aPasskey({ credentialId: 'own', counter }))) ?? '';
    await expect(findPasskey(db, 'own')).resolves.toMatchObject({
      passkey: { id, counter, transports: ['internal'], lastUsedAt: null },
      user: { id: 'ada', email: 'ada@example.com' },
    });
    await expect(deletePasskey(db, { userId: 'bob', id })).resolves.toBe(false);
    await expect(deletePasskey(db, { userId: 'ada', id })).resolves.toBe(true);
    await expect(findPasskey(db, 'own')).resolves.toBeUndefined();
  });

  it('is added once, and not to an account whose password has just changed', async () => {
    const { db } = await openTestDatabase();
    await addUser(db, 'ada');
    const passkey = aPasskey();
    await expect(insertPasskey(db, passkey)).resolves.toEqual(expect.any(String));
    await expect(insertPasskey(db, passkey)).resolves.toBeUndefined();
    await updateUser(db, 'ada', { passwordHash: 'new' });
    await expect(insertPasskey(db, aPasskey())).resolves.toBeUndefined();
  });

  it('counts up alone, unless its authenticator never counts', async () => {
    const { db } = await openTestDatabase();
    await addUser(db, 'ada');
    const id = (await insertPasskey(db, aPasskey())) ?? '';
    const use = (counter: number) => countPasskeyUse(db, { id, counter, now: minutesLater(1) });
    const used = [await use(0), await use(0)];
    expect(used).toEqual([true, true]);
    const concurrent = await Promise.all([use(5), use(5), use(5)]);
    expect(concurrent.filter(Boolean)).toHaveLength(1);
    expect([await use(4), await use(0)]).toEqual([false, false]);
    const [passkey] = await listPasskeys(db, { kind: 'user', id: 'ada' });
    expect(passkey).toMatchObject({ counter: 5, lastUsedAt: minutesLater(1) });
  });
});

describeOnBothDatabases('the challenge of a passkey', (openTestDatabase) => {
  it('is consumed once, in time, and by the user that it was issued for', async () => {
    const { db } = await openTestDatabase();
    await addUser(db, 'ada');
    const challenge = 'a challenge';
    await insertPasskeyChallenge(db, { challenge, userId: 'ada', expiresAt: minutesLater(5) });
    const consume = (userId: string | null, minutes = 1) =>
      consumePasskeyChallenge(db, { challenge, userId, now: minutesLater(minutes) });
    const refused = [await consume(null), await consume('bob'), await consume('ada', 5)];
    expect(refused).toEqual([false, false, false]);
    const consumed = await Promise.all([consume('ada'), consume('ada'), consume('ada')]);
    expect(consumed.filter(Boolean)).toHaveLength(1);
  });
});
