import { expect, it } from 'vitest';
import type { Db } from '../../db.ts';
import { addUser } from '../../testing/add-rows.ts';
import { minutesLater } from '../../testing/builders.ts';
import { describeOnBothDatabases } from '../../testing/describe-on-both-databases.ts';
import { deleteSavedCareer, listSavedCareers, saveCareer } from './saved-careers.ts';

function save(
  db: Db,
  careerId: string,
  own: { userId?: string; isDone?: boolean; now?: Date } = {},
) {
  const saved = { userId: 'ada', careerId, now: minutesLater(0), atMost: 2, ...own };
  return db.transaction().execute((trx) => saveCareer(trx, saved));
}

describeOnBothDatabases('the careers that a user has saved', (openTestDatabase) => {
  it('are no more than there may be, also when they are saved at the same time', async () => {
    const { db } = await openTestDatabase();
    await addUser(db, 'ada');
    const careerIds = ['astronomer', 'baker', 'carpenter'];
    const outcomes = await Promise.all(careerIds.map((id) => save(db, id)));
    expect(outcomes.toSorted()).toEqual(['full', 'saved', 'saved']);
    await expect(listSavedCareers(db, { kind: 'user', id: 'ada' })).resolves.toHaveLength(2);
    await expect(save(db, 'astronomer', { userId: 'nobody' })).resolves.toBe('no user');
  });

  it('are saved and removed for that user alone', async () => {
    const { db } = await openTestDatabase();
    for (const id of ['ada', 'bob']) {
      await addUser(db, id);
      await save(db, 'baker', { userId: id });
    }
    await deleteSavedCareer(db, { userId: 'ada', careerId: 'carpenter' });
    await deleteSavedCareer(db, { userId: 'bob', careerId: 'baker' });
    const baker = { careerId: 'baker', savedAt: minutesLater(0), doneAt: null };
    await expect(listSavedCareers(db, { kind: 'user', id: 'ada' })).resolves.toEqual([baker]);
    await expect(listSavedCareers(db, { kind: 'user', id: 'bob' })).resolves.toEqual([]);
  });

  it('keep the times when they were saved, and when their first step was done', async () => {
    const { db } = await openTestDatabase();
    await addUser(db, 'ada');
    await save(db, 'baker');
    await save(db, 'baker', { isDone: true, now: minutesLater(5) });
    await save(db, 'baker', { now: minutesLater(9) });
    await save(db, 'astronomer', { isDone: true, now: minutesLater(9) });
    await expect(listSavedCareers(db, { kind: 'user', id: 'ada' })).resolves.toEqual([
      { careerId: 'astronomer', savedAt: minutesLater(9), doneAt: minutesLater(9) },
      { careerId: 'baker', savedAt: minutesLater(0), doneAt: minutesLater(5) },
    ]);
  });
});
