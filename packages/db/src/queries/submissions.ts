import { sql } from 'kysely';
import type { Transaction } from '../db.ts';
import { toDate, toTimestamp } from '../schema/timestamp.ts';
import { asciiLowerCase } from './ascii-lower-case.ts';
import { isUnclaimed } from './is-unclaimed.ts';

/** What a limit on submissions counts: those of someone signed in, or those that guests gave with an email. */
export type SubmissionsOf =
  | { readonly userId: string }
  /** Without regard to ASCII case. */
  | { readonly guestEmail: string };

/**
 * When the `nth` latest submission between these times was made; undefined when there are fewer. Others that are counted for
 * the same account wait until the transaction ends, so that of many at once none is missed. The account must exist: that
 * of the guest's email too.
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
