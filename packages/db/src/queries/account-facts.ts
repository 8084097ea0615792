import type { Db } from '../db.ts';
import { toDate, toTimestamp } from '../schema/timestamp.ts';

/** Returns the figures of an account. */
export interface AccountFacts {
  /** The issuers of its login providers, in order. */
  readonly providers: readonly string[];
  readonly passkeyCount: number;
  readonly sessionCount: number;
  /** Null without a session. */
  readonly lastSeenAt: Date | null;
  readonly resultCount: number;
  /** Null without a result. */
  readonly latestResultAt: Date | null;
}

/** Of the sessions those that have not expired at `now`, of the results those that are in the account. */
export async function readAccountFacts(
  db: Db,
  { userId, now }: { readonly userId: string; readonly now: Date },
): Promise<AccountFacts> {
  const identities = await db
    .selectFrom('identities')
    .select('issuer')
    .distinct()
    .where('user_id', '=', userId)
    .orderBy('issuer')
    .execute();
  const passkeys = await db
    .selectFrom('passkeys')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const sessions = await db
    .selectFrom('sessions')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('last_seen_at').as('latest')])
    .where('user_id', '=', userId)
    .where('expires_at', '>', toTimestamp(now))
    .executeTakeFirstOrThrow();
  const results = await db
    .selectFrom('assessment_results')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('completed_at').as('latest')])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return {
    providers: identities.map(({ issuer }) => issuer),
    passkeyCount: passkeys.count,
    sessionCount: sessions.count,
    lastSeenAt: sessions.latest === null ? null : toDate(sessions.latest),
    resultCount: results.count,
    latestResultAt: results.latest === null ? null : toDate(results.latest),
  };
}
