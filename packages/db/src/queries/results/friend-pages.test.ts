import { expect, it } from 'vitest';
import type { Db } from '../../db.ts';
import { addResult, addUser } from '../../testing/add-rows.ts';
import { minutesLater } from '../../testing/builders.ts';
import { describeOnBothDatabases } from '../../testing/describe-on-both-databases.ts';
import type { ProvenOwner } from '../viewer.ts';
import {
  deleteInvitationOf,
  findInviter,
  insertInvitation,
  listInvitationsOf,
} from './friend-invitations.ts';
import {
  answerInvitation,
  deleteFriendPageOf,
  findFriendPageOf,
  listFriendsOf,
} from './friend-pages.ts';

const now = minutesLater(0);
const expiresAt = minutesLater(60);
const mage = { characterClass: 'Mage', guildTitle: expect.any(String) };

describeOnBothDatabases('an invitation', (openTestDatabase) => {
  /** Ada, who has the result r1, invites; Bob has r2, and Eve r3 and r4. */
  async function openWithInvitation() {
    const { db } = await openTestDatabase();
    const [ada, bob, eve] = [
      await addUser(db, 'ada'),
      await addUser(db, 'bob'),
      await addUser(db, 'eve'),
    ];
    for (const [index, { id: userId }] of [ada, bob, eve, eve].entries()) {
      await addResult(db, { id: `r${index + 1}`, userId, guestEmail: null });
    }
    const invite = async (at = now) => {
      await insertInvitation(db, { resultId: 'r1', owner: ada, now: at, expiresAt });
      const [invitation] = await listInvitationsOf(db, ada, now);
      return invitation?.invitationId ?? 'none';
    };
    return { db, ada, bob, eve, invite, invitationId: await invite() };
  }

  interface TestAnswer {
    readonly invitationId: string;
    readonly resultId: string;
    readonly owner: ProvenOwner;
    readonly atMost?: number;
  }

  const answer = (db: Db, given: TestAnswer) =>
    db.transaction().execute((trx) => answerInvitation(trx, { now, atMost: 50, ...given }));

  async function answered(db: Db, given: TestAnswer): Promise<string> {
    const page = await answer(db, given);
    if (typeof page === 'string') throw new Error(page);
    return page.pageId;
  }

  it('is answered by those who try together, up to the most, each with a page of two', async () => {
    const { db, ada, bob, eve, invitationId } = await openWithInvitation();
    const cleo = await addUser(db, 'cleo');
    await addResult(db, { id: 'r5', userId: cleo.id, guestEmail: null });
    const others = new Map([
      ['r2', bob],
      ['r3', eve],
      ['r5', cleo],
    ]);
    const answers = await Promise.all(
      Array.from(others, ([resultId, owner]) =>
        answer(db, { invitationId, resultId, owner, atMost: 2 }),
      ),
    );
    expect(answers.filter((given) => given === 'full')).toHaveLength(1);
    const friends = await listFriendsOf(db, ada);
    const pages = friends.map(({ pageId }) => ({ pageId }));
    expect(answers).toEqual(expect.arrayContaining(pages));
    expect(pages).toHaveLength(2);
    expect(friends[0]).toMatchObject({ ...mage, resultId: 'r1', hasAnswered: true });
    for (const [resultId, owner] of others) {
      for (const friend of await listFriendsOf(db, owner)) {
        expect(friend).toMatchObject({ ...mage, resultId, hasAnswered: false });
      }
    }
  });

  it('keeps one page for each person, who may answer again with another result', async () => {
    const { db, ada, eve, invitationId } = await openWithInvitation();
    const pageId = await answered(db, { invitationId, resultId: 'r3', owner: eve, atMost: 1 });
    const again = { invitationId, resultId: 'r4', owner: eve, atMost: 1 };
    expect(await answer(db, again)).toEqual({ pageId });
    expect(await answer(db, again)).toEqual({ pageId });
    expect(await listFriendsOf(db, ada)).toHaveLength(1);
    expect(await listFriendsOf(db, eve)).toMatchObject([{ pageId, resultId: 'r4' }]);
  });

  it('stays the same until it is taken back or expires, and its pages stay after it', async () => {
    const { db, ada, bob, invite, invitationId } = await openWithInvitation();
    const pageId = await answered(db, { invitationId, resultId: 'r2', owner: bob });
    expect(await invite()).toBe(invitationId);
    expect(await findInviter(db, invitationId, now)).toEqual(mage);
    expect(await listInvitationsOf(db, ada, now)).toEqual([
      { invitationId, resultId: 'r1', expiresAt },
    ]);
    expect(await findInviter(db, invitationId, expiresAt)).toBeUndefined();
    expect(await listInvitationsOf(db, ada, expiresAt)).toEqual([]);
    const next = await invite(expiresAt);
    expect(next).not.toBe(invitationId);
    expect(await findInviter(db, invitationId, now)).toBeUndefined();
    expect(await deleteInvitationOf(db, bob, next)).toBe(false);
    expect(await deleteInvitationOf(db, ada, next)).toBe(true);
    expect(await findInviter(db, next, now)).toBeUndefined();
    expect(await findFriendPageOf(db, { pageId, owner: bob })).toEqual([mage, mage]);
  });

  it('is made, answered, found and deleted by the owners of its results alone', async () => {
    const { db, ada, bob, eve, invitationId } = await openWithInvitation();
    await insertInvitation(db, { resultId: 'r2', owner: eve, now, expiresAt });
    expect(await listInvitationsOf(db, bob, now)).toEqual([]);
    const asBob = { invitationId, resultId: 'r2', owner: bob };
    expect(await answer(db, { ...asBob, owner: eve })).toBe('no result');
    expect(await answer(db, { ...asBob, invitationId: 'unknown' })).toBe('no invitation');
    expect(await answer(db, { invitationId, resultId: 'r1', owner: ada })).toBe('own invitation');
    const pageId = await answered(db, asBob);
    for (const owner of [ada, bob]) {
      expect(await findFriendPageOf(db, { pageId, owner })).toHaveLength(2);
    }
    expect(await findFriendPageOf(db, { pageId, owner: eve })).toEqual([]);
    expect(await deleteFriendPageOf(db, { pageId, owner: eve })).toBe(false);
    expect(await deleteFriendPageOf(db, { pageId, owner: bob })).toBe(true);
    expect(await listFriendsOf(db, ada)).toEqual([]);
  });

  it('goes with the result of the sender, and its pages with either result', async () => {
    const { db, ada, bob, eve, invitationId } = await openWithInvitation();
    const pageId = await answered(db, { invitationId, resultId: 'r2', owner: bob });
    await answered(db, { invitationId, resultId: 'r3', owner: eve });
    await db.deleteFrom('assessment_results').where('id', '=', 'r2').execute();
    expect(await findFriendPageOf(db, { pageId, owner: ada })).toEqual([]);
    await db.deleteFrom('assessment_results').where('id', '=', 'r1').execute();
    expect(await listFriendsOf(db, eve)).toEqual([]);
    expect(await findInviter(db, invitationId, now)).toBeUndefined();
  });
});
