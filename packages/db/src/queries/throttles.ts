import { sql } from 'kysely';
import type { Db, Transaction } from '../db.ts';
import { toDate, toTimestamp } from '../schema/timestamp.ts';
import { deleteInBatches } from './delete-in-batches.ts';

/** What the recent attempts have led to. */
export interface Throttle {
  /** No attempt before that; null while it is free. */
  readonly lockedUntil: Date | null;
}

/**
 * Undefined when no attempt counts any more at `now`. Here and below `key` is a keyed hash of what is throttled: people
 * also mistype their password as an identifier, and addresses could be guessed from a plain hash.
 */
export async function findThrottle(
  db: Db,
  { key, now }: { key: string; now: Date },
): Promise<Throttle | undefined> {
  const row = await db
    .selectFrom('throttles')
    .select('locked_until')
    .where('key_hash', '=', key)
    .where('forget_at', '>', toTimestamp(now))
    .executeTakeFirst();
  if (!row) return undefined;
  const lockedUntil = row.locked_until && toDate(row.locked_until);
  return { lockedUntil: lockedUntil && lockedUntil > now ? lockedUntil : null };
}

/**
 * When the attempts are forgotten, and until when they lock the key, if the last was made now, given how many there are by now and when those
 * before this one would have been forgotten (undefined for the first).
 */
export type ComputeLockout = (
  attempts: number,
  forgetAt: Date | undefined,
) => {
  readonly lockedUntil: Date | null;
  readonly forgetAt: Date;
};

/**
 * Counts an attempt and stores the lockout that `computeLockout` gives for the count. Of two at the same time the second
 * counts on from the first. False, and nothing is counted, while the key is locked. A lock that ends long after one for
 * as many attempts made now was set before the clock was set back: it is over, and so is a count kept longer than that.
 */
export async function countAttempt(
  trx: Transaction,
  { key, now, computeLockout }: { key: string; now: Date; computeLockout: ComputeLockout },
): Promise<boolean> {
  const at = toTimestamp(now);
  // Changes nothing where there are attempts, but keeps others from counting until this one has.
  const stored = await trx
    .insertInto('throttles')
    .values({ key_hash: key, attempts: 0, locked_until: null, forget_at: at })
    .onConflict((conflict) =>
      conflict.column('key_hash').doUpdateSet({ attempts: (eb) => eb.ref('throttles.attempts') }),
    )
    .returning(['attempts', 'locked_until', 'forget_at'])
    .executeTakeFirstOrThrow();
  const { attempts } = stored;
  const longest = computeLockout(attempts, undefined).lockedUntil ?? now;
  if (stored.locked_until && isWithin(toDate(stored.locked_until), now, longest)) return false;
  // One was taken back perhaps, and with it only the lock.
  const latest = computeLockout(attempts + 1, undefined).forgetAt;
  const counts = attempts > 0 && isWithin(toDate(stored.forget_at), now, latest);
  const { lockedUntil, forgetAt } = counts
    ? computeLockout(attempts + 1, toDate(stored.forget_at))
    : computeLockout(1, undefined);
  await trx
    .updateTable('throttles')
    .set({
      attempts: counts ? attempts + 1 : 1,
      locked_until: lockedUntil && toTimestamp(lockedUntil),
      forget_at: toTimestamp(forgetAt),
    })
    .where('key_hash', '=', key)
    .execute();
  return true;
}

/** As far as the clocks of two processes may be apart. */
const clockSkewMs = 60_000;

function isWithin(time: Date, now: Date, latest: Date): boolean {
  return time > now && time.getTime() <= latest.getTime() + clockSkewMs;
}

/** The count starts again at one, and nothing is locked. */
export async function deleteThrottle(db: Db, key: string): Promise<void> {
  await db.deleteFrom('throttles').where('key_hash', '=', key).execute();
}

/**
 * Takes one counted attempt back, and the lock that it may have led to: while a key is locked nothing is counted, so
 * the attempts that remain were not enough to lock it.
 */
export async function takeBackAttempt(db: Db, key: string): Promise<void> {
  await db
    .updateTable('throttles')
    .set({ attempts: sql<number>`attempts - 1`, locked_until: null })
    .where('key_hash', '=', key)
    .where('attempts', '>', 0)
    .execute();
}

/** Returns how many keys there were whose attempts no longer count. */
export function deleteForgottenThrottles(db: Db, now: Date): Promise<number> {
  return deleteInBatches(db, {
    from: 'throttles',
    key: ['key_hash'],
    where: sql<boolean>`forget_at <= ${toTimestamp(now)}`,
  });
}
