import { expect, it } from 'vitest';
import { addUser } from '../../testing/add-rows.ts';
import { minutesLater } from '../../testing/builders.ts';
import { describeOnBothDatabases } from '../../testing/describe-on-both-databases.ts';
import { type Dare, deleteDare, listDares, upsertDare } from './dares.ts';

describeOnBothDatabases('a dare', (openTestDatabase) => {
  it('keeps the time when it was taken up, and belongs to one user', async () => {
    const { db } = await openTestDatabase();
    for (const id of ['ada', 'bob']) await addUser(db, id);
    const put = (userId: string, own: Partial<Dare> = {}) => {
      const dare = { careerId: 'baker', takenAt: minutesLater(0), doneAt: null, ...own };
      return db.transaction().execute((trx) => upsertDare(trx, { userId, ...dare }));
    };
    await put('ada');
    await put('bob');
    await put('ada', { takenAt: minutesLater(5), doneAt: minutesLater(5) });
    await put('ada', { careerId: 'astronomer', takenAt: minutesLater(9) });
    await expect(put('nobody')).resolves.toBe('no user');
    await deleteDare(db, { userId: 'bob', careerId: 'baker' });
    await expect(listDares(db, 'bob')).resolves.toEqual([]);
    await expect(listDares(db, 'ada')).resolves.toEqual([
      { careerId: 'astronomer', takenAt: minutesLater(9), doneAt: null },
      { careerId: 'baker', takenAt: minutesLater(0), doneAt: minutesLater(5) },
    ]);
  });
});
