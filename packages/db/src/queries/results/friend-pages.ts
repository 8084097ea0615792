import type { ResultSnapshot } from '@guildpath/contract';
import { v4 } from 'uuid';
import type { Db } from '../../db.ts';
import { toTimestamp } from '../../schema/timestamp.ts';
import { fromJson } from '../sql/json.ts';

interface NewInvitation {
  readonly resultId: string;
  readonly now: Date;
}

/** Creates a page that waits for a friend, and returns its id; undefined when the result has been deleted. */
export async function insertInvitation(
  db: Db,
  { resultId, now }: NewInvitation,
): Promise<string | undefined> {
  const page = await db
    .insertInto('friend_pages')
    .columns(['id', 'result_id', 'created_at'])
    .expression((from) =>
      from
        .selectFrom('assessment_results')
        // Everyone with the link may answer, so nobody may guess it.
        .select((select) => [
          select.val(v4()).$castTo<string>().as('id'),
          'assessment_results.id as result_id',
          select.val(toTimestamp(now)).$castTo<string>().as('created_at'),
        ])
        .where('id', '=', resultId)
        .forKeyShare(),
    )
    .returning('id')
    .executeTakeFirst();
  return page?.id;
}

interface ResultOnPage {
  readonly id: string;
  readonly snapshot: ResultSnapshot;
}

interface FriendPage {
  readonly id: string;
  readonly inviter: ResultOnPage;
  /** Undefined until someone answers the invitation. */
  readonly friend: ResultOnPage | undefined;
}

/** Finds a page with the results of both. */
export async function findFriendPage(db: Db, id: string): Promise<FriendPage | undefined> {
  const row = await selectPages(db).where('friend_pages.id', '=', id).executeTakeFirst();
  return row && toPage(row);
}

/** Lists the pages that a result is on, and its open invitations, newest first. */
export async function listFriendPages(db: Db, resultId: string): Promise<FriendPage[]> {
  const rows = await selectPages(db)
    .where((where) =>
      where.or([where('result_id', '=', resultId), where('friend_result_id', '=', resultId)]),
    )
    .orderBy('friend_pages.created_at', 'desc')
    .orderBy('friend_pages.id')
    .execute();
  return rows.map(toPage);
}

/** Answers an invitation. Returns false when another has, when it was taken back, or without the result. */
export async function acceptInvitation(
  db: Db,
  { id, friendResultId }: { readonly id: string; readonly friendResultId: string },
): Promise<boolean> {
  const accepted = await db
    .updateTable('friend_pages')
    .set({
      friend_result_id: (select) =>
        select
          .selectFrom('assessment_results')
          .select('assessment_results.id')
          .where('assessment_results.id', '=', friendResultId)
          .forKeyShare(),
    })
    .where('id', '=', id)
    .where('friend_result_id', 'is', null)
    .returning('friend_result_id')
    .executeTakeFirst();
  return accepted?.friend_result_id === friendResultId;
}

/** Deletes a page and its link. */
export async function deleteFriendPage(db: Db, id: string): Promise<void> {
  await db.deleteFrom('friend_pages').where('id', '=', id).execute();
}

function selectPages(db: Db) {
  return db
    .selectFrom('friend_pages')
    .innerJoin('assessment_results as inviter', 'inviter.id', 'result_id')
    .leftJoin('assessment_results as friend', 'friend.id', 'friend_result_id')
    .select([
      'friend_pages.id',
      'result_id',
      'friend_result_id',
      'inviter.snapshot as inviter_snapshot',
      'friend.snapshot as friend_snapshot',
    ]);
}

type PageRow = Awaited<ReturnType<ReturnType<typeof selectPages>['executeTakeFirstOrThrow']>>;

function toPage(row: PageRow): FriendPage {
  const { friend_result_id: friendId, friend_snapshot: friendSnapshot } = row;
  return {
    id: row.id,
    inviter: { id: row.result_id, snapshot: fromJson(row.inviter_snapshot) },
    friend:
      friendId === null || friendSnapshot === null
        ? undefined
        : { id: friendId, snapshot: fromJson(friendSnapshot) },
  };
}
