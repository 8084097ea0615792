import { type HallCounts, toHallCounts, toHallDay } from '@guildpath/contract';
import type { Db } from '../../db.ts';
import { toDate, toTimestamp } from '../../schema/timestamp.ts';
import { listHalls } from '../halls/halls.ts';
import type { UserOwner } from '../viewer.ts';

export interface AccountFacts extends HallCounts {
  /** The issuers of its login providers, sorted. */
  readonly providers: readonly string[];
  readonly passkeyCount: number;
  readonly sessionCount: number;
  /** Null when there is no session. */
  readonly lastSeenAt: Date | null;
  readonly resultCount: number;
  /** Null when there is no result. */
  readonly latestResultAt: Date | null;
}

/** Counts the sessions that have not expired at `now`, and what else belongs to the account. */
export async function readAccountFacts(
  db: Db,
  { owner, now }: { readonly owner: UserOwner; readonly now: Date },
): Promise<AccountFacts> {
  const identities = await db
    .selectFrom('identities')
    .select('issuer')
    .distinct()
    .where('user_id', '=', owner.id)
    .orderBy('issuer')
    .execute();
  const passkeys = await db
    .selectFrom('passkeys')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', owner.id)
    .executeTakeFirstOrThrow();
  const sessions = await db
    .selectFrom('sessions')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('last_seen_at').as('latest')])
    .where('user_id', '=', owner.id)
    .where('expires_at', '>', toTimestamp(now))
    .executeTakeFirstOrThrow();
  const results = await db
    .selectFrom('assessment_results')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('completed_at').as('latest')])
    .where('user_id', '=', owner.id)
    .executeTakeFirstOrThrow();
  const halls = await listHalls(db, { owner, today: toHallDay(now) });
  return {
    providers: identities.map(({ issuer }) => issuer),
    passkeyCount: passkeys.count,
    sessionCount: sessions.count,
    lastSeenAt: sessions.latest === null ? null : toDate(sessions.latest),
    resultCount: results.count,
    latestResultAt: results.latest === null ? null : toDate(results.latest),
    ...toHallCounts(halls),
  };
}
