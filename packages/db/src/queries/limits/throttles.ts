import { sql } from 'kysely';
import type { Db, Transaction } from '../../db.ts';
import { toDate, toTimestamp } from '../../schema/timestamp.ts';
import { deleteInBatches } from '../retention/delete-in-batches.ts';

/** The state of a throttled key. */
export interface Throttle {
  /** No attempt is allowed before that time. Null when the key is not locked. */
  readonly lockedUntil: Date | null;
}

/**
 * Finds the throttle of a key; undefined when its attempts have expired at `now`. Keys are keyed hashes,
 * because people type passwords into the wrong field, and addresses could be guessed from a plain hash.
 */
export async function findThrottle(
  db: Db,
  { key, now }: { key: string; now: Date },
): Promise<Throttle | undefined> {
  const row = await db
    .selectFrom('throttles')
    .select('locked_until')
    .where('key_hash', '=', key)
    .where('expires_at', '>', toTimestamp(now))
    .executeTakeFirst();
  if (!row) return undefined;
  const lockedUntil = row.locked_until && toDate(row.locked_until);
  return { lockedUntil: lockedUntil && lockedUntil > now ? lockedUntil : null };
}

/**
 * Computes the lock and the expiry of so many attempts, the last of them made now. `expiresAt` is when the
 * previous attempts would have expired; undefined for the first.
 */
export type ComputeLockout = (
  attempts: number,
  expiresAt: Date | undefined,
) => {
  readonly lockedUntil: Date | null;
  readonly expiresAt: Date;
};

/**
 * Counts an attempt and stores the lockout that `computeLockout` returns for the count. Returns false
 * without counting while the key is locked. Concurrent attempts are counted one after another. A lock or
 * count that lasts longer than a new one would is from before the clock was set back, and has ended.
 */
export async function countAttempt(
  trx: Transaction,
  { key, now, computeLockout }: { key: string; now: Date; computeLockout: ComputeLockout },
): Promise<boolean> {
  const at = toTimestamp(now);
  // Changes no existing row, but locks it until the transaction ends.
  const stored = await trx
    .insertInto('throttles')
    .values({ key_hash: key, attempts: 0, locked_until: null, expires_at: at })
    .onConflict((conflict) =>
      conflict.column('key_hash').doUpdateSet({ attempts: (eb) => eb.ref('throttles.attempts') }),
    )
    .returning(['attempts', 'locked_until', 'expires_at'])
    .executeTakeFirstOrThrow();
  const { attempts } = stored;
  const longest = computeLockout(attempts, undefined).lockedUntil ?? now;
  if (stored.locked_until && isWithin(toDate(stored.locked_until), now, longest)) return false;
  // An attempt may have been undone, which removed the lock.
  const latest = computeLockout(attempts + 1, undefined).expiresAt;
  const counts = attempts > 0 && isWithin(toDate(stored.expires_at), now, latest);
  const { lockedUntil, expiresAt } = counts
    ? computeLockout(attempts + 1, toDate(stored.expires_at))
    : computeLockout(1, undefined);
  await trx
    .updateTable('throttles')
    .set({
      attempts: counts ? attempts + 1 : 1,
      locked_until: lockedUntil && toTimestamp(lockedUntil),
      expires_at: toTimestamp(expiresAt),
    })
    .where('key_hash', '=', key)
    .execute();
  return true;
}

/** The clocks of two processes may differ by so much. */
const clockSkewMs = 60_000;

function isWithin(time: Date, now: Date, latest: Date): boolean {
  return time > now && time.getTime() <= latest.getTime() + clockSkewMs;
}

/** Resets the count and removes the lock. */
export async function deleteThrottle(db: Db, key: string): Promise<void> {
  await db.deleteFrom('throttles').where('key_hash', '=', key).execute();
}

/**
 * Undoes one counted attempt and removes the lock. Nothing is counted while a key is locked, so the
 * remaining attempts were too few to lock it.
 */
export async function undoAttempt(db: Db, key: string): Promise<void> {
  await db
    .updateTable('throttles')
    .set({ attempts: sql<number>`attempts - 1`, locked_until: null })
    .where('key_hash', '=', key)
    .where('attempts', '>', 0)
    .execute();
}

/** Deletes the throttles that have expired at `now`, and returns their number. */
export function deleteExpiredThrottles(db: Db, now: Date): Promise<number> {
  return deleteInBatches(db, {
    from: 'throttles',
    key: ['key_hash'],
    where: sql<boolean>`expires_at <= ${toTimestamp(now)}`,
  });
}
