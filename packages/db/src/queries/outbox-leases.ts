import { sql, type UpdateObject } from 'kysely';
import type { Db, Transaction } from '../db.ts';
import type { Schema } from '../schema/schema.ts';
import { type Timestamp, toDate, toTimestamp } from '../schema/timestamp.ts';
import { fromJson } from './json.ts';

export interface LeasedJob {
  readonly id: string;
  readonly kind: string;
  readonly payload: unknown;
  /** How often it failed before by itself: not when what it needs was out of service for every job. */
  readonly attempts: number;
  /** Whether it was tried before and failed, for either reason. */
  readonly hasFailed: boolean;
  readonly createdAt: Date;
  readonly dueAt: Date;
  /** The worker that leased it. */
  readonly leasedBy: string;
}

export interface Lease {
  readonly now: Date;
  readonly leaseMs: number;
  /** Names the worker: no two have the same. */
  readonly leasedBy: string;
  /** Which kinds of job: what is due of the first comes before anything of the second. */
  readonly kinds: readonly string[];
  /** How many jobs at most. */
  readonly limit: number;
  /** False: leave leases alone that have ended, because the clock cannot be trusted right now. True by default. */
  readonly takesOver?: boolean | undefined;
}

/**
 * Leases the jobs that are due longest. Until its lease ends, which `renewLeases` puts off, no one else gets a job; after
 * that (its worker died) it is due again.
 */
export async function leaseDueJobs(
  db: Db,
  { kinds, limit, ...lease }: Lease,
): Promise<LeasedJob[]> {
  const leased: LeasedJob[] = [];
  // One after the other, because only then an index leads to the due jobs of a kind.
  for (const kind of kinds) {
    if (leased.length >= limit) break;
    leased.push(...(await leaseOfKind(db, { ...lease, kind, limit: limit - leased.length })));
  }
  return leased;
}

async function leaseOfKind(
  db: Db,
  {
    kind,
    now: at,
    leaseMs,
    leasedBy,
    limit,
    takesOver = true,
  }: Omit<Lease, 'kinds'> & { readonly kind: string },
): Promise<LeasedJob[]> {
  const now = toTimestamp(at);
  const rows = await db
    // In a with clause, so that the rows are chosen and locked once, however the update is planned.
    .with('due', (queries) =>
      queries
        .selectFrom('outbox')
        .select('id')
        .where('done_at', 'is', null)
        .where('kind', '=', kind)
        .where('due_at', '<=', now)
        .where((where) =>
          where.or([
            where('leased_until', 'is', null),
            ...(takesOver
              ? [
                  where('leased_until', '<=', now),
                  // Given before the clock was set back. The clocks of workers differ by less than a lease.
                  where('leased_until', '>', later(at, 2 * leaseMs)),
                ]
              : []),
          ]),
        )
        .orderBy('due_at')
        .orderBy('id')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('outbox')
    .set({ leased_until: later(at, leaseMs), leased_by: leasedBy })
    .where('id', 'in', (queries) => queries.selectFrom('due').select('due.id'))
    .returning(['id', 'kind', 'payload', 'attempts', 'last_error', 'created_at', 'due_at'])
    .execute();
  return rows
    .toSorted((one, other) => (one.due_at + one.id < other.due_at + other.id ? -1 : 1))
    .map((row) => ({
      id: row.id,
      kind: row.kind,
      payload: row.payload === null ? null : fromJson<unknown>(row.payload),
      attempts: row.attempts,
      hasFailed: row.last_error !== null,
      createdAt: toDate(row.created_at),
      dueAt: toDate(row.due_at),
      leasedBy,
    }));
}

function later(at: Date, ms: number): Timestamp {
  return toTimestamp(new Date(at.getTime() + ms));
}

interface HeldJobs {
  readonly ids: readonly string[];
  readonly leasedBy: string;
}

/** Puts off the end of these leases; returns the ids of the jobs that the worker still holds, the others it has lost. */
export async function renewLeases(
  db: Db,
  { ids, leasedBy, now, leaseMs }: HeldJobs & { readonly now: Date; readonly leaseMs: number },
): Promise<string[]> {
  return updateHeld(db, { ids, leasedBy }, { leased_until: later(now, leaseMs) });
}

type HeldJob = Pick<LeasedJob, 'id' | 'leasedBy'>;

const free = { leased_until: null, leased_by: null };

/**
 * The jobs never run again. Their payloads go: they may hold an address or a link. Returns the ids of those that the
 * worker still held; to the others, which someone else took or finished after their leases had ended, nothing happens.
 */
export function markJobsDone(
  db: Db,
  { now, ...held }: HeldJobs & { readonly now: Date },
): Promise<string[]> {
  return updateHeld(db, held, { ...free, done_at: toTimestamp(now), payload: null });
}

/**
 * Counts a failed attempt, keeps its error, and makes the job due again at `dueAt`. False, and nothing happens, when
 * the lease has ended and someone else took or finished the job.
 */
export function rescheduleJob(
  db: Db,
  job: HeldJob,
  { dueAt, error }: { dueAt: Date; error: string },
): Promise<boolean> {
  return updateOne(db, job, {
    due_at: toTimestamp(dueAt),
    attempts: sql<number>`attempts + 1`,
    last_error: error,
  });
}

/**
 * Makes the job due again at `dueAt` without counting an attempt. `error` says what was in its way, and is kept; without
 * one nothing was tried. False, and nothing happens, when the lease has ended and someone else took or finished the job.
 */
export function postponeJob(
  db: Db,
  job: HeldJob,
  { dueAt, error }: { dueAt: Date; error?: string | undefined },
): Promise<boolean> {
  return updateOne(db, job, {
    due_at: toTimestamp(dueAt),
    ...(error !== undefined && { last_error: error }),
  });
}

/**
 * Like a job that is done, it never runs again, unless `requeueGivenUpJobs` asks for it: the payload stays until
 * `forgetGivenUpJobs`. The attempt counts, and its error is kept. False, and nothing happens, when the lease has ended
 * and someone else took or finished the job.
 */
export function giveUpJob(
  db: Db,
  job: HeldJob,
  { now, error }: { now: Date; error: string },
): Promise<boolean> {
  return updateOne(db, job, {
    done_at: toTimestamp(now),
    given_up_at: toTimestamp(now),
    attempts: sql<number>`attempts + 1`,
    last_error: error,
  });
}

async function updateOne(
  db: Db,
  { id, leasedBy }: HeldJob,
  change: UpdateObject<Schema, 'outbox'>,
): Promise<boolean> {
  const updated = await updateHeld(db, { ids: [id], leasedBy }, { ...free, ...change });
  return updated.length === 1;
}

async function updateHeld(
  db: Db,
  { ids, leasedBy }: HeldJobs,
  change: UpdateObject<Schema, 'outbox'>,
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .updateTable('outbox')
    .set(change)
    .where('id', 'in', ids)
    .where('leased_by', '=', leasedBy)
    .where('done_at', 'is', null)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Locks a job until the transaction ends, so that deleting it waits; false when the worker holds it no longer: its lease
 * has ended and someone else took it, or it has been deleted.
 */
export async function lockHeldJob(trx: Transaction, job: HeldJob): Promise<boolean> {
  const row = await trx
    .selectFrom('outbox')
    .select('id')
    .where('id', '=', job.id)
    .where('leased_by', '=', job.leasedBy)
    .where('done_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}
