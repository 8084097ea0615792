import { expect, it } from 'vitest';
import type { Db } from '../../db.ts';
import { addUser } from '../../testing/add-rows.ts';
import { describeOnBothDatabases } from '../../testing/describe-on-both-databases.ts';
import { listUsers } from './admin-lists.ts';

async function search(db: Db, text: string): Promise<string[]> {
  const users = await listUsers(db, { limit: 50, offset: 0, search: text });
  return users.map(({ id }) => id).sort();
}

describeOnBothDatabases('the list of users', (openTestDatabase) => {
  it('has pages that neither repeat nor leave out anyone, those of one moment too', async () => {
    const { db } = await openTestDatabase();
    const ids = Array.from({ length: 7 }, (_, index) => `id-${index}`);
    for (const id of ids) await addUser(db, id);
    const pages = await Promise.all(
      [0, 3, 6, 9].map((offset) => listUsers(db, { limit: 3, offset })),
    );
    expect(pages.map((page) => page.length)).toEqual([3, 3, 1, 0]);
    expect(pages.flat().map(({ id }) => id)).toEqual(ids.toReversed());
  });

  it('is searched in email, username and names, without regard to case', async () => {
    const { db } = await openTestDatabase();
    await addUser(db, 'ada', {
      email: 'Countess@Example.com',
      firstName: 'Ada',
      lastName: 'Lovelace',
    });
    await addUser(db, 'grace', { email: 'grace@example.org' });
    for (const text of ['COUNTESS', 'ada', 'loveL', '@example.com']) {
      await expect(search(db, text)).resolves.toEqual(['ada']);
    }
    await expect(search(db, 'eve')).resolves.toEqual([]);
    await expect(search(db, '')).resolves.toEqual(['ada', 'grace']);
  });

  it('takes wildcards, quotes and backslashes of a search as they are', async () => {
    const { db } = await openTestDatabase();
    await addUser(db, 'one', { email: 'a_b@example.com', lastName: '100%' });
    await addUser(db, 'two', { email: 'axb@example.com', lastName: 'O\\Neil' });
    for (const text of ['a_b', '%', '100%']) {
      await expect(search(db, text)).resolves.toEqual(['one']);
    }
    for (const text of ['\\', 'O\\N']) await expect(search(db, text)).resolves.toEqual(['two']);
    for (const text of ["' or '1'='1", '"', '"axb"', 'axb*', 'axb OR a_b', '!!!']) {
      await expect(search(db, text)).resolves.toEqual([]);
    }
  });
});
