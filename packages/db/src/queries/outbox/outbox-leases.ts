import { sql, type UpdateObject } from 'kysely';
import type { Db, Transaction } from '../../db.ts';
import type { Schema } from '../../schema/schema.ts';
import { later, type Timestamp, toDate, toTimestamp } from '../../schema/timestamp.ts';
import { fromJson } from '../sql/json.ts';

export interface LeasedJob {
  readonly id: string;
  readonly kind: string;
  readonly payload: unknown;
  /** The number of failed attempts. */
  readonly attempts: number;
  readonly createdAt: Date;
  /** The worker that leased it. */
  readonly leasedBy: string;
}

export interface Lease {
  readonly now: Date;
  readonly leaseMs: number;
  /** A unique name of the worker. */
  readonly leasedBy: string;
  readonly kind: string;
  readonly limit: number;
}

/**
 * Leases the due jobs of a kind, by priority, then those due longest. Others cannot take them until the lease
 * expires; `renewLeases` extends it.
 */
export async function leaseDueJobs(
  db: Db,
  { now, leaseMs, leasedBy, kind, limit }: Lease,
): Promise<LeasedJob[]> {
  if (limit <= 0) return [];
  const rows = await db
    // In a with clause, so that the rows are chosen and locked once, however the update is planned.
    .with('due', (queries) =>
      queries
        .selectFrom('outbox')
        .select('id')
        .where('done_at', 'is', null)
        .where('kind', '=', kind)
        .where('due_at', '<=', toTimestamp(now))
        .where((where) =>
          where.or([
            where('leased_until', 'is', null),
            where('leased_until', '<=', toTimestamp(now)),
          ]),
        )
        .orderBy('priority')
        .orderBy('due_at')
        .orderBy('id')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('outbox')
    .set({ leased_until: toTimestamp(later(now, leaseMs)), leased_by: leasedBy })
    .where('id', 'in', (queries) => queries.selectFrom('due').select('due.id'))
    .returning(['id', 'kind', 'payload', 'attempts', 'created_at'])
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    payload: row.payload === null ? null : fromJson<unknown>(row.payload),
    attempts: row.attempts,
    createdAt: toDate(row.created_at),
    leasedBy,
  }));
}

/** Extends these leases, except those that another worker has taken over. */
export async function renewLeases(
  db: Db,
  {
    ids,
    leasedBy,
    now,
    leaseMs,
  }: Pick<Lease, 'now' | 'leaseMs' | 'leasedBy'> & { readonly ids: readonly string[] },
): Promise<void> {
  if (ids.length === 0) return;
  await db
    // Rows that are locked are just being ended. To wait for them could be a deadlock.
    .with('held', (queries) =>
      queries
        .selectFrom('outbox')
        .select('id')
        .where('id', 'in', ids)
        .where('leased_by', '=', leasedBy)
        .where('done_at', 'is', null)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('outbox')
    .set({ leased_until: toTimestamp(later(now, leaseMs)) })
    .where('id', 'in', (queries) => queries.selectFrom('held').select('held.id'))
    .execute();
}

export type AttemptEnd =
  /** The job never runs again. Its payload is deleted, because it may hold an address. */
  | { readonly kind: 'done' }
  /** The job failed for good. Its payload is deleted too. */
  | { readonly kind: 'abandoned'; readonly error: string }
  /** The job is due again at `dueAt`. Without an error it was not tried, and no attempt is counted. */
  | { readonly kind: 'retry'; readonly dueAt: Date; readonly error?: string };

type HeldJob = Pick<LeasedJob, 'id' | 'leasedBy'>;

/**
 * Stores how an attempt ended and releases the lease. Returns false, and changes nothing, when another worker
 * took over or finished the job after the lease expired.
 */
export async function endAttempt(
  db: Db,
  { id, leasedBy }: HeldJob,
  { end, now }: { readonly end: AttemptEnd; readonly now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ leased_until: null, leased_by: null, ...toChange(end, toTimestamp(now)) })
    .where('id', '=', id)
    .where('leased_by', '=', leasedBy)
    .where('done_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

function toChange(end: AttemptEnd, now: Timestamp): UpdateObject<Schema, 'outbox'> {
  const attempts = sql<number>`attempts + 1`;
  switch (end.kind) {
    case 'done':
      return { done_at: now, payload: null };
    case 'abandoned':
      return { done_at: now, given_up_at: now, payload: null, attempts, last_error: end.error };
    case 'retry':
      return {
        due_at: toTimestamp(end.dueAt),
        ...(end.error !== undefined && { attempts, last_error: end.error }),
      };
  }
}

/**
 * Locks a job until the transaction ends, so that deleting it waits. Returns false when the job was deleted,
 * or when another worker took it over after the lease expired.
 */
export async function lockHeldJob(trx: Transaction, { id, leasedBy }: HeldJob): Promise<boolean> {
  const row = await trx
    .selectFrom('outbox')
    .select('id')
    .where('id', '=', id)
    .where('leased_by', '=', leasedBy)
    .where('done_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}
