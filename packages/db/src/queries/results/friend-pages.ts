import type { GuildMember } from '@guildpath/contract';
import type { ExpressionBuilder } from 'kysely';
import { v4 } from 'uuid';
import type { Db } from '../../db.ts';
import type { Schema } from '../../schema/schema.ts';
import { toTimestamp } from '../../schema/timestamp.ts';
import { textIn } from '../sql/json.ts';
import type { ProvenOwner } from '../viewer.ts';
import { isOwnedBy, type OwnResult } from './assessment-results.ts';

interface NewInvitation extends OwnResult<ProvenOwner> {
  readonly now: Date;
}

/**
 * Creates a page beside the owner's result that waits for a friend, and returns its id; undefined when there
 * is no such result.
 */
export async function insertInvitation(
  db: Db,
  { resultId, owner, now }: NewInvitation,
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
        .where(isOwnedBy(owner))
        .forKeyShare(),
    )
    .returning('id')
    .executeTakeFirst();
  return page?.id;
}

interface ResultOnPage extends GuildMember {
  readonly id: string;
}

export interface FriendPage {
  readonly id: string;
  readonly inviter: ResultOnPage;
  /** Undefined until someone answers the invitation. */
  readonly friend: ResultOnPage | undefined;
}

/** Finds who invites by an open invitation, for anyone with its link. */
export async function findInvitation(db: Db, pageId: string): Promise<GuildMember | undefined> {
  const page = selectPages(db).where('friend_pages.id', '=', pageId);
  const row = await page.where('friend_result_id', 'is', null).executeTakeFirst();
  return row && toPage(row).inviter;
}

interface OwnPage {
  readonly pageId: string;
  /** The owner of either result. */
  readonly owner: ProvenOwner;
}

/** Finds a page, or an open invitation to it, that one of the owner's results is on. */
export async function findFriendPageOf(db: Db, own: OwnPage): Promise<FriendPage | undefined> {
  const row = await selectPages(db).where(isOwnPage(own)).executeTakeFirst();
  return row && toPage(row);
}

/**
 * Lists the pages that the owner's result is on, and its open invitations, newest first. Returns undefined
 * when there is no such result.
 */
export async function listFriendPagesOf(
  db: Db,
  { resultId, owner }: OwnResult<ProvenOwner>,
): Promise<FriendPage[] | undefined> {
  const results = db.selectFrom('assessment_results').select('id').where('id', '=', resultId);
  if (!(await results.where(isOwnedBy(owner)).executeTakeFirst())) return undefined;
  const rows = await selectPages(db)
    .where((where) =>
      where.or([where('result_id', '=', resultId), where('friend_result_id', '=', resultId)]),
    )
    .orderBy('friend_pages.created_at', 'desc')
    .orderBy('friend_pages.id')
    .execute();
  return rows.map(toPage);
}

/**
 * Answers an invitation with the owner's result. Returns false when another has, when it was taken back, or
 * without the result.
 */
export async function acceptInvitation(
  db: Db,
  { pageId, resultId, owner }: OwnPage & OwnResult<ProvenOwner>,
): Promise<boolean> {
  const accepted = await db
    .updateTable('friend_pages')
    .set({
      friend_result_id: (select) =>
        select
          .selectFrom('assessment_results')
          .select('assessment_results.id')
          .where('assessment_results.id', '=', resultId)
          .where(isOwnedBy(owner))
          .forKeyShare(),
    })
    .where('id', '=', pageId)
    .where('friend_result_id', 'is', null)
    .returning('friend_result_id')
    .executeTakeFirst();
  return accepted?.friend_result_id === resultId;
}

/** Deletes a page that one of the owner's results is on, with its link. Returns false when there is none. */
export async function deleteFriendPageOf(db: Db, own: OwnPage): Promise<boolean> {
  const page = db.deleteFrom('friend_pages').where(isOwnPage(own));
  return (await page.executeTakeFirstOrThrow()).numDeletedRows > 0n;
}

function isOwnPage({ pageId, owner }: OwnPage) {
  return (where: ExpressionBuilder<Schema, 'friend_pages'>) => {
    const own = where
      .selectFrom('assessment_results')
      .select('assessment_results.id')
      .where(isOwnedBy(owner));
    return where.and([
      where('friend_pages.id', '=', pageId),
      where.or([where('result_id', 'in', own), where('friend_result_id', 'in', own)]),
    ]);
  };
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
      textIn<GuildMember['characterClass']>(db, 'inviter.snapshot', 'characterClass').as(
        'inviterClass',
      ),
      textIn<string>(db, 'inviter.snapshot', 'guildTitle').as('inviterTitle'),
      textIn<GuildMember['characterClass']>(db, 'friend.snapshot', 'characterClass').as(
        'friendClass',
      ),
      textIn<string>(db, 'friend.snapshot', 'guildTitle').as('friendTitle'),
    ]);
}

type PageRow = Awaited<ReturnType<ReturnType<typeof selectPages>['executeTakeFirstOrThrow']>>;

function toPage(row: PageRow): FriendPage {
  const { id, friend_result_id: friendId } = row;
  const inviter = { characterClass: row.inviterClass, guildTitle: row.inviterTitle };
  const friend = { characterClass: row.friendClass, guildTitle: row.friendTitle };
  return {
    id,
    inviter: { id: row.result_id, ...inviter },
    friend: friendId === null ? undefined : { id: friendId, ...friend },
  };
}
