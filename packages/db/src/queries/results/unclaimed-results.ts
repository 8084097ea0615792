import type { Db, Transaction } from '../../db.ts';
import { toDate } from '../../schema/timestamp.ts';
import type { ProvenOwner } from '../viewer.ts';
import { isUnclaimedOf, type ResultRow } from './result-row.ts';

/**
 * Assigns those of the results to the owner that are unclaimed and of the owner's proven address. Returns
 * their number.
 */
export async function claimResults(
  trx: Transaction,
  { owner, resultIds }: { owner: ProvenOwner; resultIds: readonly string[] },
): Promise<number> {
  if (resultIds.length === 0) return 0;
  const { numUpdatedRows } = await trx
    .updateTable('assessment_results')
    .set({ user_id: owner.id })
    .where('id', 'in', resultIds)
    .where(isUnclaimedOf(owner))
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/**
 * Makes the user's results unclaimed results of the email and withdraws their cards, because someone else
 * may have submitted them.
 */
export async function unclaimResults(
  trx: Transaction,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  await trx
    .deleteFrom('public_cards')
    .where('result_id', 'in', (from) =>
      from.selectFrom('assessment_results').select('id').where('user_id', '=', userId),
    )
    .execute();
  await trx
    .updateTable('assessment_results')
    .set({ user_id: null, guest_email: email })
    .where('user_id', '=', userId)
    .execute();
}

export type UnclaimedResult = Pick<ResultRow, 'id' | 'tier' | 'completedAt'>;

/** Lists the unclaimed results of the owner's proven address, newest first, all or at most `limit`. */
export async function listUnclaimedResults(
  db: Db,
  { owner, limit }: { owner: ProvenOwner; limit?: number },
): Promise<UnclaimedResult[]> {
  const rows = await db
    .selectFrom('assessment_results')
    .select(['id', 'tier', 'completed_at as completedAt'])
    .where(isUnclaimedOf(owner))
    .orderBy('completed_at', 'desc')
    .orderBy('id', 'desc')
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .execute();
  return rows.map((row) => ({ ...row, completedAt: toDate(row.completedAt) }));
}

/**
 * Deletes the unclaimed results of the owner's proven address, or the one of them with the id. Returns the
 * ids.
 */
export async function deleteUnclaimedResults(
  trx: Transaction,
  { owner, resultId }: { owner: ProvenOwner; resultId?: string | undefined },
): Promise<string[]> {
  const rows = await trx
    .deleteFrom('assessment_results')
    .where(isUnclaimedOf(owner))
    .$if(resultId !== undefined, (query) => query.where('id', '=', resultId ?? ''))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
