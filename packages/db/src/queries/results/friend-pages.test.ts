import { expect, it } from 'vitest';
import { addResult } from '../../testing/add-rows.ts';
import { aSnapshot, minutesLater } from '../../testing/builders.ts';
import { describeOnBothDatabases } from '../../testing/describe-on-both-databases.ts';
import {
  acceptInvitation,
  findFriendPage,
  insertInvitation,
  listFriendPages,
} from './friend-pages.ts';

describeOnBothDatabases('an invitation', (openTestDatabase) => {
  async function openInvitation() {
    const { db } = await openTestDatabase();
    for (const id of ['r1', 'r2', 'r3']) await addResult(db, { id });
    const id = await insertInvitation(db, { resultId: 'r1', now: minutesLater(0) });
    if (id === undefined) throw new Error('There is no result r1.');
    return { db, id };
  }

  it('is answered once, by one of those who try together', async () => {
    const { db, id } = await openInvitation();
    const answers = ['r2', 'r3'].map((friendResultId) =>
      acceptInvitation(db, { id, friendResultId }),
    );
    expect((await Promise.all(answers)).filter(Boolean)).toHaveLength(1);
    const page = await findFriendPage(db, id);
    expect(page).toMatchObject({ id, inviter: { id: 'r1', snapshot: aSnapshot() } });
    expect(await listFriendPages(db, 'r1')).toEqual([page]);
    expect(await listFriendPages(db, page?.friend?.id ?? '')).toEqual([page]);
  });

  it('stays open where the answering result is gone, and goes with either result', async () => {
    const { db, id } = await openInvitation();
    expect(await acceptInvitation(db, { id, friendResultId: 'r9' })).toBe(false);
    expect(await findFriendPage(db, id)).toMatchObject({ friend: undefined });
    expect(await acceptInvitation(db, { id, friendResultId: 'r2' })).toBe(true);
    await db.deleteFrom('assessment_results').where('id', '=', 'r2').execute();
    expect(await findFriendPage(db, id)).toBeUndefined();
    expect(await insertInvitation(db, { resultId: 'r2', now: minutesLater(0) })).toBeUndefined();
  });
});
