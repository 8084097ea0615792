import { expect, it } from 'vitest';
import { addResult, addUser } from '../../testing/add-rows.ts';
import { minutesLater } from '../../testing/builders.ts';
import { describeOnBothDatabases } from '../../testing/describe-on-both-databases.ts';
import {
  acceptInvitation,
  deleteFriendPageOf,
  findFriendPageOf,
  findInvitation,
  insertInvitation,
  listFriendPagesOf,
} from './friend-pages.ts';

const now = minutesLater(0);
const mage = { characterClass: 'Mage', guildTitle: expect.any(String) };

describeOnBothDatabases('an invitation', (openTestDatabase) => {
  /** Ada, who has the result r1, invites; Bob has r2 and Eve r3. */
  async function openInvitation() {
    const { db } = await openTestDatabase();
    const [ada, bob, eve] = [
      await addUser(db, 'ada'),
      await addUser(db, 'bob'),
      await addUser(db, 'eve'),
    ];
    for (const [index, { id: userId }] of [ada, bob, eve].entries()) {
      await addResult(db, { id: `r${index + 1}`, userId, guestEmail: null });
    }
    const pageId = await insertInvitation(db, { resultId: 'r1', owner: ada, now });
    if (pageId === undefined) throw new Error('There is no result r1.');
    return { db, ada, bob, eve, pageId };
  }

  it('is answered once, by one of those who try together', async () => {
    const { db, ada, bob, eve, pageId } = await openInvitation();
    expect(await findInvitation(db, pageId)).toEqual({ id: 'r1', ...mage });
    const answers = await Promise.all([
      acceptInvitation(db, { pageId, resultId: 'r2', owner: bob }),
      acceptInvitation(db, { pageId, resultId: 'r3', owner: eve }),
    ]);
    expect(answers.filter(Boolean)).toHaveLength(1);
    expect(await findInvitation(db, pageId)).toBeUndefined();
    const [friend, id] = answers[0] ? [bob, 'r2'] : [eve, 'r3'];
    const page = { id: pageId, inviter: { id: 'r1', ...mage }, friend: { id, ...mage } };
    expect(await listFriendPagesOf(db, { resultId: 'r1', owner: ada })).toEqual([page]);
    expect(await listFriendPagesOf(db, { resultId: id, owner: friend })).toEqual([page]);
  });

  it('is made, answered, listed, found and deleted by the owners of its results alone', async () => {
    const { db, ada, bob, eve, pageId } = await openInvitation();
    expect(await insertInvitation(db, { resultId: 'r1', owner: eve, now })).toBeUndefined();
    expect(await acceptInvitation(db, { pageId, resultId: 'r2', owner: eve })).toBe(false);
    expect(await acceptInvitation(db, { pageId, resultId: 'r2', owner: bob })).toBe(true);
    expect(await listFriendPagesOf(db, { resultId: 'r1', owner: bob })).toBeUndefined();
    for (const owner of [ada, bob]) {
      expect(await findFriendPageOf(db, { pageId, owner })).toMatchObject({ id: pageId });
    }
    expect(await findFriendPageOf(db, { pageId, owner: eve })).toBeUndefined();
    expect(await deleteFriendPageOf(db, { pageId, owner: eve })).toBe(false);
    expect(await deleteFriendPageOf(db, { pageId, owner: bob })).toBe(true);
    expect(await findFriendPageOf(db, { pageId, owner: ada })).toBeUndefined();
  });

  it('stays open where the answering result is gone, and goes with either result', async () => {
    const { db, ada, bob, pageId } = await openInvitation();
    expect(await acceptInvitation(db, { pageId, resultId: 'r9', owner: bob })).toBe(false);
    expect(await findFriendPageOf(db, { pageId, owner: ada })).toMatchObject({ friend: undefined });
    expect(await acceptInvitation(db, { pageId, resultId: 'r2', owner: bob })).toBe(true);
    await db.deleteFrom('assessment_results').where('id', '=', 'r2').execute();
    expect(await findFriendPageOf(db, { pageId, owner: ada })).toBeUndefined();
    expect(await insertInvitation(db, { resultId: 'r2', owner: bob, now })).toBeUndefined();
  });
});
