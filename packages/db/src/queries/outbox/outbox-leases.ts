import { sql, type UpdateObject } from 'kysely';
import type { Db, Transaction } from '../../db.ts';
import type { Schema } from '../../schema/schema.ts';
import { type Timestamp, toDate, toTimestamp } from '../../schema/timestamp.ts';
import { fromJson } from '../sql/json.ts';

export interface LeasedJob {
  readonly id: string;
  readonly kind: string;
  readonly payload: unknown;
  /** Failures of its own: an outage of what it needs does not count. */
  readonly attempts: number;
  /** It was tried before and failed, in an outage too. */
  readonly hasFailed: boolean;
  readonly createdAt: Date;
  /** The worker that leased it. */
  readonly leasedBy: string;
}

export interface Lease {
  readonly now: Date;
  readonly leaseMs: number;
  /** Names the worker: no two have the same. */
  readonly leasedBy: string;
  /** By priority: due jobs of the first kind come before any of the second. */
  readonly kinds: readonly string[];
  readonly limit: number;
  /** No job is put off for longer: one due later was put off before the clock was set back, and is due. */
  readonly longestWaitMs: number;
}

/**
 * Leases the jobs that are due longest. Until its lease ends, which `renewLeases` puts off, no one else gets
 * a job; after that (its worker died) it is due again.
 */
export async function leaseDueJobs(db: Db, lease: Lease): Promise<LeasedJob[]> {
  const dueTimes: readonly DueTime[] = [
    ['<=', toTimestamp(lease.now)],
    ['>', later(lease.now, lease.longestWaitMs)],
  ];
  const leased: LeasedJob[] = [];
  // One after the other, because only then an index leads to the due jobs of a kind.
  for (const kind of lease.kinds) {
    for (const due of dueTimes) {
      const limit = lease.limit - leased.length;
      if (limit > 0) leased.push(...(await leaseOfKind(db, { ...lease, kind, due, limit })));
    }
  }
  return leased;
}

type DueTime = readonly ['<=' | '>', Timestamp];

async function leaseOfKind(
  db: Db,
  {
    kind,
    due: [comparison, dueTime],
    now,
    leaseMs,
    leasedBy,
    limit,
  }: Lease & { readonly kind: string; readonly due: DueTime },
): Promise<LeasedJob[]> {
  const rows = await db
    // In a with clause, so that the rows are chosen and locked once, however the update is planned.
    .with('due', (queries) =>
      queries
        .selectFrom('outbox')
        .select('id')
        .where('done_at', 'is', null)
        .where('kind', '=', kind)
        .where('due_at', comparison, dueTime)
        .where((where) =>
          where.or([
            where('leased_until', 'is', null),
            where('leased_until', '<=', toTimestamp(now)),
            // No lease is that long: the clock was set back since.
            where('leased_until', '>', later(now, 2 * leaseMs)),
          ]),
        )
        .orderBy('due_at')
        .orderBy('id')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('outbox')
    .set({ leased_until: later(now, leaseMs), leased_by: leasedBy })
    .where('id', 'in', (queries) => queries.selectFrom('due').select('due.id'))
    .returning(['id', 'kind', 'payload', 'attempts', 'last_error', 'created_at'])
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    payload: row.payload === null ? null : fromJson<unknown>(row.payload),
    attempts: row.attempts,
    hasFailed: row.last_error !== null,
    createdAt: toDate(row.created_at),
    leasedBy,
  }));
}

function later(at: Date, ms: number): Timestamp {
  return toTimestamp(new Date(at.getTime() + ms));
}

/** Puts off the end of these leases, but for those that the worker has lost to others. */
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
    .updateTable('outbox')
    .set({ leased_until: later(now, leaseMs) })
    .where('id', 'in', ids)
    .where('leased_by', '=', leasedBy)
    .where('done_at', 'is', null)
    .execute();
}

/** Says what becomes of a job after an attempt. */
export type AttemptEnd =
  /** It never runs again. Its payload goes: it may hold an address. */
  | { readonly kind: 'done' }
  /** It runs again only if `requeueGivenUpJobs` asks for it: the payload stays until `forgetGivenUpJobs`. */
  | { readonly kind: 'given-up'; readonly error: string }
  /** It is due again at `dueAt`. Without an error nothing was tried. */
  | {
      readonly kind: 'put-off';
      readonly dueAt: Date;
      readonly error?: string;
      /** The attempt counts. Default: false. */
      readonly isCounted?: boolean;
    };

type HeldJob = Pick<LeasedJob, 'id' | 'leasedBy'>;

/**
 * Stores how an attempt ended and gives up the lease. False, and nothing happens, when the lease has ended
 * and someone else took or finished the job.
 */
export async function endAttempt(
  trx: Transaction,
  { id, leasedBy }: HeldJob,
  { end, now }: { readonly end: AttemptEnd; readonly now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
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
    case 'given-up':
      return { done_at: now, given_up_at: now, attempts, last_error: end.error };
    case 'put-off':
      return {
        due_at: toTimestamp(end.dueAt),
        ...(end.error !== undefined && { last_error: end.error }),
        ...(end.isCounted && { attempts }),
      };
  }
}

/**
 * Locks a job until the transaction ends, so that deleting it waits; false when the worker holds it no
 * longer: its lease has ended and someone else took it, or it has been deleted.
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
