import type { Tier } from '@guildpath/contract';
import type { Db, Transaction } from '../../db.ts';
import { toDate } from '../../schema/timestamp.ts';
import { isUnclaimed } from './result-row.ts';

interface ClaimedResults {
  readonly userId: string;
  readonly email: string;
  readonly resultIds: readonly string[];
}

/**
 * Assigns those of the results to the user that are unclaimed and of the email (case-insensitive). Returns
 * their number.
 */
export async function claimResults(
  trx: Transaction,
  { userId, email, resultIds }: ClaimedResults,
): Promise<number> {
  if (resultIds.length === 0) return 0;
  const { numUpdatedRows } = await trx
    .updateTable('assessment_results')
    .set({ user_id: userId })
    .where('id', 'in', resultIds)
    .where(isUnclaimed(email))
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

export interface UnclaimedResult {
  readonly id: string;
  readonly tier: Tier;
  readonly completedAt: Date;
}

/** Lists the unclaimed results of the email (case-insensitive), newest first, all or at most `limit`. */
export async function listUnclaimedResults(
  db: Db,
  { email, limit }: { email: string; limit?: number },
): Promise<UnclaimedResult[]> {
  const rows = await db
    .selectFrom('assessment_results')
    .select(['id', 'tier', 'completed_at'])
    .where(isUnclaimed(email))
    .orderBy('completed_at', 'desc')
    .orderBy('id', 'desc')
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .execute();
  return rows.map(({ id, tier, completed_at }) => ({
    id,
    tier,
    completedAt: toDate(completed_at),
  }));
}

/**
 * Deletes the unclaimed results of the email (case-insensitive), or the one of them with the id. Returns
 * the ids.
 */
export async function deleteUnclaimedResults(
  trx: Transaction,
  { email, resultId }: { email: string; resultId?: string | undefined },
): Promise<string[]> {
  const rows = await trx
    .deleteFrom('assessment_results')
    .where(isUnclaimed(email))
    .$if(resultId !== undefined, (query) => query.where('id', '=', resultId ?? ''))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
