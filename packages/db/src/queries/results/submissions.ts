import { sql } from 'kysely';
import type { Transaction } from '../../db.ts';
import { toDate, toTimestamp } from '../../schema/timestamp.ts';
import { asciiLowerCase } from '../sql/ascii-lower-case.ts';
import { isUnclaimed } from './result-row.ts';

/** The submissions that a limit counts: a user's, or those of guests with an email (case-insensitive). */
export type SubmissionsOf = { readonly userId: string } | { readonly guestEmail: string };

/**
 * Returns the time of the `nth` latest submission between these times; undefined when there are fewer.
 * Concurrent calls for the same account wait until the transaction ends, so that each sees the submissions
 * of the others. The account must exist, for a guest's email too.
 */
export async function findNthSubmission(
  trx: Transaction,
  { of, nth, since, until }: { of: SubmissionsOf; nth: number; since: Date; until: Date },
): Promise<Date | undefined> {
  const users = trx.selectFrom('users').select('id').forNoKeyUpdate();
  const results = trx.selectFrom('assessment_results').select('completed_at');
  const account = await ('userId' in of
    ? users.where('id', '=', of.userId)
    : users.where(sql`lower(email)`, '=', asciiLowerCase(of.guestEmail))
  ).executeTakeFirstOrThrow();
  const counted =
    'userId' in of
      ? results.where('user_id', '=', account.id).where('guest_email', 'is', null)
      : results.where((where) =>
          where.or([
            isUnclaimed(of.guestEmail),
            where.and([where('user_id', '=', account.id), where('guest_email', 'is not', null)]),
          ]),
        );
  const row = await counted
    .where('completed_at', '>', toTimestamp(since))
    .where('completed_at', '<=', toTimestamp(until))
    .orderBy('completed_at', 'desc')
    .limit(1)
    .offset(nth - 1)
    .executeTakeFirst();
  return row && toDate(row.completed_at);
}
