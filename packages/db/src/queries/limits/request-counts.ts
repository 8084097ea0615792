import { sql } from 'kysely';
import type { Db } from '../../db.ts';
import { toDate, toTimestamp } from '../../schema/timestamp.ts';
import { deleteInBatches } from '../retention/delete-in-batches.ts';

export interface RequestToCount {
  /** A keyed hash: addresses could be guessed from a plain one. */
  readonly keyHash: string;
  readonly now: Date;
  readonly windowMs: number;
}

export interface RequestCount {
  readonly count: number;
  readonly resetsAt: Date;
}

/**
 * Counts a request to any process in the open window, or opens one. A window ends no later than one that
 * opened now, even when the clock was set back.
 */
export async function countRequest(
  db: Db,
  { keyHash, now, windowMs }: RequestToCount,
): Promise<RequestCount> {
  const at = toTimestamp(now);
  const resetsAt = toTimestamp(new Date(now.getTime() + windowMs));
  const isOpen = sql<boolean>`request_counts.resets_at > ${at}`;
  const row = await db
    .insertInto('request_counts')
    .values({ key_hash: keyHash, count: 1, resets_at: resetsAt })
    .onConflict((conflict) =>
      conflict.column('key_hash').doUpdateSet({
        count: sql<number>`case when ${isOpen} then request_counts.count + 1 else 1 end`,
        resets_at: sql`case when ${isOpen} and request_counts.resets_at < ${resetsAt} then request_counts.resets_at else ${resetsAt} end`,
      }),
    )
    .returning(['count', 'resets_at'])
    .executeTakeFirstOrThrow();
  return { count: row.count, resetsAt: toDate(row.resets_at) };
}

/** Deletes the counts whose window has ended, and returns their number. */
export function deleteExpiredRequestCounts(db: Db, now: Date): Promise<number> {
  return deleteInBatches(db, {
    from: 'request_counts',
    key: ['key_hash'],
    where: sql<boolean>`resets_at <= ${toTimestamp(now)}`,
  });
}
