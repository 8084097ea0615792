import { sql } from 'kysely';
import type { Db, Transaction } from '../db.ts';
import { toDate, toTimestamp } from '../schema/timestamp.ts';
import { asciiLowerCase } from './ascii-lower-case.ts';
import { hashSecret } from './secrets.ts';

/** What the failed logins with an identifier have led to. */
export interface LoginFailures {
  /** No login with this identifier before that; null while it is free. */
  readonly lockedUntil: Date | null;
}

/** The failures that still count at `now`, without regard to ASCII case of the identifier. */
export async function findLoginFailures(
  db: Db,
  { identifier, now }: { identifier: string; now: Date },
): Promise<LoginFailures | undefined> {
  const row = await db
    .selectFrom('login_failures')
    .select('locked_until')
    .where('identifier_hash', '=', toHash(identifier))
    .where('forget_at', '>', toTimestamp(now))
    .executeTakeFirst();
  if (!row) return undefined;
  const lockedUntil = row.locked_until && toDate(row.locked_until);
  return { lockedUntil: lockedUntil && lockedUntil > now ? lockedUntil : null };
}

/** When a failure is forgotten, and until when it locks the identifier, given how many there are by now. */
export type JudgeFailures = (failures: number) => {
  readonly lockedUntil: Date | null;
  readonly forgetAt: Date;
};

/**
 * Counts a failed login and keeps what `judge` makes of the count. Of two that fail at the same time
 * the second counts on from the first. False, and nothing is counted, while the identifier is locked.
 */
export async function countLoginFailure(
  trx: Transaction,
  { identifier, now, judge }: { identifier: string; now: Date; judge: JudgeFailures },
): Promise<boolean> {
  const identifierHash = toHash(identifier);
  const at = toTimestamp(now);
  const counted = await trx
    .insertInto('login_failures')
    .values({ identifier_hash: identifierHash, failures: 1, locked_until: null, forget_at: at })
    .onConflict((conflict) =>
      conflict
        .column('identifier_hash')
        .doUpdateSet({
          failures: sql<number>`case when login_failures.forget_at > ${at} then login_failures.failures + 1 else 1 end`,
        })
        .where((where) =>
          where.or([
            where('login_failures.locked_until', 'is', null),
            where('login_failures.locked_until', '<=', at),
          ]),
        ),
    )
    .returning('failures')
    .executeTakeFirst();
  if (!counted) return false;
  const { lockedUntil, forgetAt } = judge(counted.failures);
  await trx
    .updateTable('login_failures')
    .set({
      locked_until: lockedUntil && toTimestamp(lockedUntil),
      forget_at: toTimestamp(forgetAt),
    })
    .where('identifier_hash', '=', identifierHash)
    .execute();
  return true;
}

/** After a right password the count begins anew. A lock that came at the same moment stays. */
export async function deleteLoginFailures(
  db: Db,
  { identifier, now }: { identifier: string; now: Date },
): Promise<void> {
  await db
    .deleteFrom('login_failures')
    .where('identifier_hash', '=', toHash(identifier))
    .where((where) =>
      where.or([where('locked_until', 'is', null), where('locked_until', '<=', toTimestamp(now))]),
    )
    .execute();
}

/** Returns how many identifiers there were whose failures no longer count. */
export async function deleteForgottenLoginFailures(db: Db, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('login_failures')
    .where('forget_at', '<=', toTimestamp(now))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

function toHash(identifier: string): string {
  return hashSecret(asciiLowerCase(identifier));
}
