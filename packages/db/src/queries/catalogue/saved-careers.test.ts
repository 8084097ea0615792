import { expect, it } from 'vitest';
import type { Db } from '../../db.ts';
import { aNewUser, minutesLater } from '../../testing/builders.ts';
import { describeOnBothDatabases } from '../../testing/describe-on-both-databases.ts';
import { insertUser } from '../users/users.ts';
import { deleteSavedCareer, insertSavedCareer, listSavedCareers } from './saved-careers.ts';

const careerIds = ['astronomer', 'baker', 'carpenter'];

async function seed(db: Db): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const id of ['ada', 'bob'])
      await insertUser(trx, aNewUser({ id, email: `${id}@example.com` }));
  });
}

function save(db: Db, careerId: string, own: { userId?: string; minute?: number } = {}) {
  const { userId = 'ada', minute = 0 } = own;
  const saved = { userId, careerId, savedAt: minutesLater(minute), atMost: 2 };
  return db.transaction().execute((trx) => insertSavedCareer(trx, saved));
}

describeOnBothDatabases('the careers that a user has saved', (openTestDatabase) => {
  it('are listed the latest first, and none of others', async () => {
    const { db } = await openTestDatabase();
    await seed(db);
    await save(db, 'astronomer', { minute: 1 });
    await save(db, 'baker', { minute: 2 });
    await save(db, 'carpenter', { userId: 'bob' });
    await expect(listSavedCareers(db, 'ada')).resolves.toEqual([
      { careerId: 'baker', savedAt: minutesLater(2) },
      { careerId: 'astronomer', savedAt: minutesLater(1) },
    ]);
  });

  it('are no more than there may be, also when they are saved at the same time', async () => {
    const { db } = await openTestDatabase();
    await seed(db);
    const outcomes = await Promise.all(careerIds.map((id) => save(db, id)));
    expect(outcomes.toSorted()).toEqual(['full', 'saved', 'saved']);
    await expect(listSavedCareers(db, 'ada')).resolves.toHaveLength(2);
  });

  it('are removed one by one, and removing one that is not saved does nothing', async () => {
    const { db } = await openTestDatabase();
    await seed(db);
    await save(db, 'astronomer');
    await save(db, 'baker');
    await deleteSavedCareer(db, { userId: 'ada', careerId: 'astronomer' });
    await deleteSavedCareer(db, { userId: 'ada', careerId: 'carpenter' });
    await deleteSavedCareer(db, { userId: 'bob', careerId: 'baker' });
    await expect(listSavedCareers(db, 'ada')).resolves.toMatchObject([{ careerId: 'baker' }]);
  });

  it('cannot be saved for a user whose account is gone', async () => {
    const { db } = await openTestDatabase();
    await seed(db);
    await expect(save(db, 'astronomer', { userId: 'nobody' })).resolves.toBe('no user');
  });
});
