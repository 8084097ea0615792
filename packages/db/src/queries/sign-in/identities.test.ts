import { expect, it } from 'vitest';
import type { Db } from '../../db.ts';
import { aNewUser, minutesLater } from '../../testing/builders.ts';
import { describeOnBothDatabases } from '../../testing/describe-on-both-databases.ts';
import { insertUser } from '../users/users.ts';
import { findUserByIdentity, insertIdentity } from './identities.ts';

const identity = { issuer: 'https://id.example', subject: '248289761001' };

async function addUser(db: Db, id: string, email: string): Promise<void> {
  await db.transaction().execute((trx) => insertUser(trx, aNewUser({ id, email })));
}

function tie(db: Db, userId: string): Promise<boolean> {
  return db
    .transaction()
    .execute((trx) => insertIdentity(trx, { ...identity, userId, now: minutesLater(0) }));
}

describeOnBothDatabases('an identity at a provider', (openTestDatabase) => {
  it('leads to its user', async () => {
    const { db } = await openTestDatabase();
    await addUser(db, 'ada-1', 'ada@example.com');
    await expect(findUserByIdentity(db, identity)).resolves.toBeUndefined();
    await expect(tie(db, 'ada-1')).resolves.toBe(true);
    await expect(findUserByIdentity(db, identity)).resolves.toMatchObject({ id: 'ada-1' });
  });

  it('belongs to one user, also when two claim it at the same time', async () => {
    const { db } = await openTestDatabase();
    await addUser(db, 'ada-1', 'ada@example.com');
    await addUser(db, 'bob-1', 'bob@example.com');
    const tied = await Promise.all([tie(db, 'ada-1'), tie(db, 'bob-1')]);
    expect(tied.filter(Boolean)).toHaveLength(1);
  });
});
