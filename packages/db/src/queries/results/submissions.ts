import type { Transaction } from '../../db.ts';
import { toDate, toTimestamp } from '../../schema/timestamp.ts';
import { lockUserForChange } from '../users/users.ts';

/**
 * Returns the time of a user's `nth` latest submission since a time; undefined when there are fewer.
 * Concurrent calls for the same user wait until the transaction ends, so that each sees the submissions of
 * the others.
 */
export async function findNthSubmission(
  trx: Transaction,
  { userId, nth, since }: { readonly userId: string; readonly nth: number; readonly since: Date },
): Promise<Date | undefined> {
  await lockUserForChange(trx, userId);
  const row = await trx
    .selectFrom('assessment_results')
    .select('completed_at')
    .where('user_id', '=', userId)
    .where('guest_email', 'is', null)
    .where('completed_at', '>', toTimestamp(since))
    .orderBy('completed_at', 'desc')
    .limit(1)
    .offset(nth - 1)
    .executeTakeFirst();
  return row && toDate(row.completed_at);
}
