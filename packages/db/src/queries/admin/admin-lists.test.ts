import { expect, it } from 'vitest';
import type { Db } from '../../db.ts';
import { aNewUser, aResult, minutesLater } from '../../testing/builders.ts';
import { describeOnBothDatabases } from '../../testing/describe-on-both-databases.ts';
import { insertResult } from '../results/assessment-results.ts';
import { insertUser, type NewUser } from '../users/users.ts';
import { listNewestResults, listUsers, type UserPage } from './admin-lists.ts';

async function addUsers(db: Db, users: readonly Partial<NewUser>[]): Promise<void> {
  for (const [minute, user] of users.entries()) {
    const aged = aNewUser({ createdAt: minutesLater(minute), ...user });
    await db.transaction().execute((trx) => insertUser(trx, aged));
  }
}

async function emailsOf(db: Db, page: Partial<UserPage> = {}): Promise<string[]> {
  const users = await listUsers(db, { limit: 50, offset: 0, ...page });
  return users.map(({ email }) => email);
}

describeOnBothDatabases('the list of users', (openTestDatabase) => {
  it('comes newest first, in pages that neither repeat nor leave out anyone', async () => {
    const { db } = await openTestDatabase();
    const ids = Array.from({ length: 7 }, (_, index) => `id-${index}`);
    // All have the same timestamp, so they are ordered by id.
    const createdAt = minutesLater(0);
    await addUsers(
      db,
      ids.map((id) => ({ id, email: `${id}@example.com`, createdAt })),
    );
    const pages = await Promise.all(
      [0, 3, 6, 9].map((offset) => listUsers(db, { limit: 3, offset })),
    );
    expect(pages.map((page) => page.length)).toEqual([3, 3, 1, 0]);
    expect(pages.flat().map(({ id }) => id)).toEqual([...ids].reverse());
  });

  it('is searched in email, username and names, without regard to case', async () => {
    const { db } = await openTestDatabase();
    await addUsers(db, [
      { email: 'Countess@Example.com', firstName: 'Ada', lastName: 'Lovelace' },
      { email: 'grace@example.org', firstName: 'Grace', lastName: 'Hopper' },
      { email: 'nobody@example.org' },
    ]);
    await expect(emailsOf(db, { search: 'example.ORG' })).resolves.toEqual([
      'nobody@example.org',
      'grace@example.org',
    ]);
    for (const search of ['COUNTESS', 'ada', 'loveL', '@example.com']) {
      await expect(emailsOf(db, { search })).resolves.toEqual(['Countess@Example.com']);
    }
    await expect(emailsOf(db, { search: 'eve' })).resolves.toEqual([]);
    await expect(emailsOf(db, { search: '' })).resolves.toHaveLength(3);
  });

  it('takes wildcards, quotes and backslashes of a search as they are', async () => {
    const { db } = await openTestDatabase();
    await addUsers(db, [
      { email: 'a_b@example.com', lastName: '100%' },
      { email: 'axb@example.com', lastName: 'O\\Neil' },
    ]);
    await expect(emailsOf(db, { search: 'a_b' })).resolves.toEqual(['a_b@example.com']);
    await expect(emailsOf(db, { search: '%' })).resolves.toEqual(['a_b@example.com']);
    await expect(emailsOf(db, { search: '\\' })).resolves.toEqual(['axb@example.com']);
    await expect(emailsOf(db, { search: '100%' })).resolves.toEqual(['a_b@example.com']);
    await expect(emailsOf(db, { search: 'O\\N' })).resolves.toEqual(['axb@example.com']);
    for (const search of ["' or '1'='1", '"', '"axb"', '"a"b"', 'axb*', 'axb OR a_b', '!!!']) {
      await expect(emailsOf(db, { search })).resolves.toEqual([]);
    }
  });
});

describeOnBothDatabases('the newest results', (openTestDatabase) => {
  it('are everyone’s, newest first, and no more than asked for', async () => {
    const { db } = await openTestDatabase();
    await addUsers(db, [{ id: 'ada', email: 'ada@example.com' }]);
    const results = [
      aResult({ id: 'oldest', completedAt: minutesLater(0) }),
      aResult({ id: 'own', userId: 'ada', guestEmail: null, completedAt: minutesLater(2) }),
      aResult({ id: 'guest', guestEmail: 'bob@example.com', completedAt: minutesLater(1) }),
    ];
    for (const result of results) {
      await db.transaction().execute((trx) => insertResult(trx, result));
    }
    await expect(listNewestResults(db, { limit: 2 })).resolves.toEqual([
      { id: 'own', userId: 'ada', guestEmail: null, tier: 'quick', completedAt: minutesLater(2) },
      {
        id: 'guest',
        userId: null,
        guestEmail: 'bob@example.com',
        tier: 'quick',
        completedAt: minutesLater(1),
      },
    ]);
  });
});
