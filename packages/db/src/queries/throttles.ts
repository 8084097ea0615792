import { sql } from 'kysely';
import type { Db, Transaction } from '../db.ts';
import { toDate, toTimestamp } from '../schema/timestamp.ts';
import { asciiLowerCase } from './ascii-lower-case.ts';
import { hashSecret } from './secrets.ts';

/** What is counted: wrong passwords by what was typed as email or username, or by account; mails by mailbox and by who asks. */
export interface ThrottleKey {
  readonly of:
    | 'login'
    | 'password change'
    | 'link password'
    | 'mail'
    | 'mail sender'
    | 'security notice';
  /** ASCII case does not matter. */
  readonly name: string;
}

/** What the recent attempts have led to. */
export interface Throttle {
  /** No attempt before that; null while it is free. */
  readonly lockedUntil: Date | null;
}

/** Undefined when no attempt counts any more at `now`. */
export async function findThrottle(
  db: Db,
  { key, now }: { key: ThrottleKey; now: Date },
): Promise<Throttle | undefined> {
  const row = await db
    .selectFrom('login_failures')
    .select('locked_until')
    .where('identifier_hash', '=', toHash(key))
    .where('forget_at', '>', toTimestamp(now))
    .executeTakeFirst();
  if (!row) return undefined;
  const lockedUntil = row.locked_until && toDate(row.locked_until);
  return { lockedUntil: lockedUntil && lockedUntil > now ? lockedUntil : null };
}

/** When the attempts are forgotten, and until when they lock the key, given how many there are by now. */
export type ComputeLockout = (attempts: number) => {
  readonly lockedUntil: Date | null;
  readonly forgetAt: Date;
};

/**
 * Counts an attempt and stores the lockout that `computeLockout` gives for the count. Of two at the same time the second
 * counts on from the first. False, and nothing is counted, while the key is locked.
 */
export async function countAttempt(
  trx: Transaction,
  { key, now, computeLockout }: { key: ThrottleKey; now: Date; computeLockout: ComputeLockout },
): Promise<boolean> {
  const keyHash = toHash(key);
  const at = toTimestamp(now);
  const counted = await trx
    .insertInto('login_failures')
    .values({ identifier_hash: keyHash, failures: 1, locked_until: null, forget_at: at })
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
  const { lockedUntil, forgetAt } = computeLockout(counted.failures);
  await trx
    .updateTable('login_failures')
    .set({
      locked_until: lockedUntil && toTimestamp(lockedUntil),
      forget_at: toTimestamp(forgetAt),
    })
    .where('identifier_hash', '=', keyHash)
    .execute();
  return true;
}

/** The count starts again at one. A lock stays until its end. */
export async function deleteThrottle(
  db: Db,
  { key, now }: { key: ThrottleKey; now: Date },
): Promise<void> {
  await db
    .deleteFrom('login_failures')
    .where('identifier_hash', '=', toHash(key))
    .where((where) =>
      where.or([where('locked_until', 'is', null), where('locked_until', '<=', toTimestamp(now))]),
    )
    .execute();
}

/** Returns how many keys there were whose attempts no longer count. */
export async function deleteForgottenThrottles(db: Db, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('login_failures')
    .where('forget_at', '<=', toTimestamp(now))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** The kind goes in too: what someone types as an identifier must never be the key of anything else. */
function toHash({ of, name }: ThrottleKey): string {
  return hashSecret(`${of}:${asciiLowerCase(name)}`);
}
