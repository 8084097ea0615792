import type { GuildMember } from '@guildpath/contract';
import type { ExpressionBuilder } from 'kysely';
import { v4 } from 'uuid';
import type { Db, Transaction } from '../../db.ts';
import type { Schema } from '../../schema/schema.ts';
import { toTimestamp } from '../../schema/timestamp.ts';
import type { ProvenOwner } from '../viewer.ts';
import { isOwnedBy, type OwnResult } from './assessment-results.ts';
import { memberColumns, selectInviters } from './friend-invitations.ts';

interface Answer extends OwnResult<ProvenOwner> {
  readonly invitationId: string;
  readonly now: Date;
  /** The most pages of friends who answered beside one result. */
  readonly atMost: number;
}

/**
 * Answers an invitation with the owner's result, and returns the page of the two. An answer with another
 * result takes the place of the owner's first.
 */
export async function answerInvitation(
  trx: Transaction,
  { invitationId, resultId, owner, now, atMost }: Answer,
): Promise<
  { readonly pageId: string } | 'no result' | 'no invitation' | 'own invitation' | 'full'
> {
  const results = trx.selectFrom('assessment_results').select('id').orderBy('id');
  // Locks both in one order, so that those who answer at once, or one another, wait for each other.
  await results
    .where((where) =>
      where.or([where('id', '=', resultId), where('invitation_id', '=', invitationId)]),
    )
    .forUpdate()
    .execute();
  const own = results.clearOrderBy().where(isOwnedBy(owner));
  if (!(await own.where('id', '=', resultId).executeTakeFirst())) return 'no result';
  const inviters = selectInviters(trx, now).where('invitation_id', '=', invitationId);
  const inviter = await inviters.select('id').executeTakeFirst();
  if (!inviter) return 'no invitation';
  if (await own.where('id', '=', inviter.id).executeTakeFirst()) return 'own invitation';
  const beside = trx.selectFrom('friend_pages').select('id').where('result_id', '=', inviter.id);
  const first = await trx
    .updateTable('friend_pages')
    .set({ friend_result_id: resultId })
    .where('id', 'in', beside.where('friend_result_id', 'in', own))
    .returning('id')
    .executeTakeFirst();
  if (first) return { pageId: first.id };
  if ((await beside.execute()).length >= atMost) return 'full';
  const pageId = v4();
  await trx
    .insertInto('friend_pages')
    .values({
      id: pageId,
      result_id: inviter.id,
      friend_result_id: resultId,
      created_at: toTimestamp(now),
    })
    .execute();
  return { pageId };
}

interface OwnPage {
  readonly pageId: string;
  /** The owner of either result. */
  readonly owner: ProvenOwner;
}

/**
 * Finds the two people of a page that one of the owner's results is on, the one who invited first. Returns
 * none when there is no such page.
 */
export function findFriendPageOf(db: Db, own: OwnPage): Promise<GuildMember[]> {
  return db
    .selectFrom('friend_pages')
    .innerJoin('assessment_results as member', (join) =>
      join.on((on) => on('member.id', 'in', [on.ref('result_id'), on.ref('friend_result_id')])),
    )
    .select(memberColumns(db, 'member'))
    .where(isOwnPage(own))
    .orderBy((order) => order('member.id', '=', order.ref('result_id')), 'desc')
    .execute();
}

/** Lists the others on the owner's pages: first those who answered, then those who invited, newest first. */
export async function listFriendsOf(db: Db, owner: ProvenOwner) {
  const own = db.selectFrom('assessment_results').select('id').where(isOwnedBy(owner));
  const list = async (self: 'result_id' | 'friend_result_id', friend: typeof self) => {
    const rows = await db
      .selectFrom('friend_pages')
      .innerJoin('assessment_results as friend', 'friend.id', friend)
      .select(['friend_pages.id as pageId', `${self} as resultId`])
      .select(memberColumns(db, 'friend'))
      .where(self, 'in', own)
      .orderBy('created_at', 'desc')
      .orderBy('pageId')
      .execute();
    return rows.map((row) => ({ ...row, hasAnswered: self === 'result_id' }));
  };
  return [
    ...(await list('result_id', 'friend_result_id')),
    ...(await list('friend_result_id', 'result_id')),
  ];
}

/** Deletes a page that one of the owner's results is on. Returns false when there is none. */
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
