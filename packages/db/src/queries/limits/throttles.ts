import { sql } from 'kysely';
import type { Db } from '../../db.ts';
import { later, toDate, toTimestamp } from '../../schema/timestamp.ts';
import { deleteExpired } from '../retention/delete-in-batches.ts';

/** Limits the attempts under one key. */
export interface LimitRule {
  /** The attempts allowed within the window, which begins with the first of them. */
  readonly attempts: number;
  readonly windowMs: number;
  /**
   * How long the last allowed attempt, and then each further one, locks the key; the last time repeats.
   * Another window follows each lock. Default: refuses until the window ends.
   */
  readonly locksMs?: readonly number[];
}

/** Keys are keyed hashes: people type passwords into the wrong field, and plain hashes can be guessed. */
export interface AttemptToCount {
  readonly key: string;
  readonly rule: LimitRule;
  readonly now: Date;
}

export interface CountedAttempt {
  readonly isAllowed: boolean;
  /** How many more attempts the window allows. */
  readonly left: number;
  /** The end of the window; of a refused attempt, the time at which the next one is allowed. */
  readonly until: Date;
}

/** Processes whose clocks differ by less than this agree on a count. */
const clockSkewMs = 60_000;

/**
 * Counts an attempt, unless it is refused. Concurrent attempts count one after another; with a rule that
 * locks, they do so only in a transaction. A count that would end later than any that begins now is from
 * before the clock was set back, and starts again.
 */
export async function countAttempt(
  db: Db,
  { key, rule, now }: AttemptToCount,
): Promise<CountedAttempt> {
  const { locksMs = [0], windowMs } = rule;
  const windowEnd = later(now, windowMs);
  const latest = later(windowEnd, Math.max(...locksMs) + clockSkewMs);
  const [attempts, expiresAt] = [sql.ref('throttles.attempts'), sql.ref('throttles.expires_at')];
  const endsAfter = (time: Date) =>
    sql`(${expiresAt} > ${toTimestamp(time)} and ${expiresAt} <= ${toTimestamp(latest)})`;
  // While a key is locked, its count ends later than a new window would.
  const isRefused = sql`(${attempts} >= ${rule.attempts} and ${endsAfter(rule.locksMs ? windowEnd : now)})`;
  const counted = await db
    .insertInto('throttles')
    .values({ key_hash: key, attempts: 1, expires_at: toTimestamp(windowEnd) })
    .onConflict((conflict) =>
      conflict
        .column('key_hash')
        .doUpdateSet({
          attempts: sql`case when ${endsAfter(now)} then ${attempts} + 1 else 1 end`,
          expires_at: sql`case when ${endsAfter(now)} then ${expiresAt} else ${toTimestamp(windowEnd)} end`,
        })
        .where(sql<boolean>`not ${isRefused}`),
    )
    .returning(['attempts', 'expires_at'])
    .executeTakeFirst();
  if (!counted) {
    const refused = await db
      .selectFrom('throttles')
      .select('expires_at')
      .where('key_hash', '=', key)
      .executeTakeFirst();
    const end = refused ? toDate(refused.expires_at) : now;
    return { isAllowed: false, left: 0, until: rule.locksMs ? later(end, -windowMs) : end };
  }
  const left = Math.max(0, rule.attempts - counted.attempts);
  if (rule.locksMs && left === 0) {
    const lockMs = locksMs[Math.min(counted.attempts - rule.attempts, locksMs.length - 1)] ?? 0;
    await db
      .updateTable('throttles')
      .set({ expires_at: toTimestamp(later(windowEnd, lockMs)) })
      .where('key_hash', '=', key)
      .execute();
  }
  return { isAllowed: true, left, until: toDate(counted.expires_at) };
}

/** Resets the count and removes the lock. */
export async function deleteThrottle(db: Db, key: string): Promise<void> {
  await db.deleteFrom('throttles').where('key_hash', '=', key).execute();
}

/**
 * Undoes one counted attempt and removes the lock. Nothing is counted while a key is locked, so the
 * remaining attempts were too few to lock it.
 */
export async function undoAttempt(
  db: Db,
  { key, rule, now }: Pick<AttemptToCount, 'key' | 'rule' | 'now'>,
): Promise<void> {
  const windowEnd = toTimestamp(later(now, rule.windowMs));
  await db
    .updateTable('throttles')
    .set({
      attempts: sql`attempts - 1`,
      expires_at: sql`case when expires_at > ${windowEnd} then ${windowEnd} else expires_at end`,
    })
    .where('key_hash', '=', key)
    .where('attempts', '>', 0)
    .execute();
}

/** Deletes the counts that have expired at `now`, and returns their number. */
export function deleteExpiredThrottles(db: Db, now: Date): Promise<number> {
  return deleteExpired(db, { from: 'throttles', key: ['key_hash'], now });
}
