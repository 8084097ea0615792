import {
  type Expression,
  type ExpressionBuilder,
  type SqlBool,
  sql,
  type UpdateObject,
} from 'kysely';
import type { Db, Transaction } from '../db.ts';
import { compileOnce } from '../dialects/compile-once.ts';
import { newId } from '../new-id.ts';
import type { Schema } from '../schema/schema.ts';
import { type Timestamp, toDate, toTimestamp } from '../schema/timestamp.ts';
import { asciiLowerCase } from './ascii-lower-case.ts';
import { deleteInBatches } from './delete-in-batches.ts';
import { fromJson, toJson } from './json.ts';
import { containing, likeEscape } from './like-pattern.ts';

export interface NewJob {
  /** Generated when absent. */
  readonly id?: string | undefined;
  readonly kind: string;
  /** Anything that JSON can hold. */
  readonly payload: unknown;
  readonly now: Date;
  /** When it is due first; `now` when absent. */
  readonly dueAt?: Date | undefined;
}

/** Puts a job into the outbox, which exists only if the transaction commits; returns its id. */
export async function enqueue(trx: Transaction, job: NewJob): Promise<string> {
  const { id = newId(), kind, payload, now, dueAt = now } = job;
  await insertJob(trx, {
    id,
    kind,
    payload: toJson(payload),
    createdAt: toTimestamp(now),
    dueAt: toTimestamp(dueAt),
  });
  return id;
}

interface JobValues {
  readonly id: string;
  readonly kind: string;
  readonly payload: string;
  readonly createdAt: Timestamp;
  readonly dueAt: Timestamp;
}

const insertJob = compileOnce((db, { id, kind, payload, createdAt, dueAt }: JobValues) =>
  db
    .insertInto('outbox')
    .values({ id, kind, payload, created_at: createdAt, due_at: dueAt, attempts: 0 }),
);

export interface LeasedJob {
  readonly id: string;
  readonly kind: string;
  readonly payload: unknown;
  /** How often it failed before. */
  readonly attempts: number;
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
 * No worker leases for longer. A lease that ends later than that was given before the clock was set back, and has ended.
 * Processes of the version before lease for two minutes.
 */
const longestLeaseMs = 150_000;

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
  const lease = takesOver ? leaseFreeAndOver : leaseFree;
  const { rows } = await lease(db, {
    kind,
    now: toTimestamp(at),
    leasedUntil: later(at, leaseMs),
    longestLease: later(at, longestLeaseMs),
    leasedBy,
    limit,
  });
  return rows
    .toSorted((one, other) => (one.due_at + one.id < other.due_at + other.id ? -1 : 1))
    .map((row) => ({
      id: row.id,
      kind: row.kind,
      payload: row.payload === null ? null : fromJson<unknown>(row.payload),
      attempts: row.attempts,
      createdAt: toDate(row.created_at),
      dueAt: toDate(row.due_at),
      leasedBy,
    }));
}

interface LeaseValues {
  readonly kind: string;
  readonly now: Timestamp;
  readonly leasedUntil: Timestamp;
  /** No lease ends later. */
  readonly longestLease: Timestamp;
  readonly leasedBy: string;
  readonly limit: number;
}

const leaseFree = compileOnce((db, values: LeaseValues) =>
  leaseWhere(db, values, (where) => where('leased_until', 'is', null)),
);

const leaseFreeAndOver = compileOnce((db, values: LeaseValues) =>
  leaseWhere(db, values, (where) =>
    where.or([
      where('leased_until', 'is', null),
      where('leased_until', '<=', values.now),
      where('leased_until', '>', values.longestLease),
    ]),
  ),
);

function leaseWhere(
  db: Db,
  { kind, now, leasedUntil, leasedBy, limit }: LeaseValues,
  isToBeLeased: (where: ExpressionBuilder<Schema, 'outbox'>) => Expression<SqlBool>,
) {
  return (
    db
      // In a with clause, so that the rows are chosen and locked once, however the update is planned.
      .with('due', (queries) =>
        queries
          .selectFrom('outbox')
          .select('id')
          .where('done_at', 'is', null)
          .where('kind', '=', kind)
          .where('due_at', '<=', now)
          .where(isToBeLeased)
          .orderBy('due_at')
          .orderBy('id')
          .limit(limit)
          .forUpdate()
          .skipLocked(),
      )
      .updateTable('outbox')
      .set({ leased_until: leasedUntil, leased_by: leasedBy })
      .where('id', 'in', (queries) => queries.selectFrom('due').select('due.id'))
      .returning(['id', 'kind', 'payload', 'attempts', 'created_at', 'due_at'])
  );
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
 * Makes the job due again at `dueAt` without counting an attempt: nothing was tried. False, and nothing happens, when the
 * lease has ended and someone else took or finished the job.
 */
export function postponeJob(db: Db, job: HeldJob, { dueAt }: { dueAt: Date }): Promise<boolean> {
  return updateOne(db, job, { due_at: toTimestamp(dueAt) });
}

/**
 * Like a job that is done, it never runs again and loses its payload; the attempt counts, and its error is kept. False,
 * and nothing happens, when the lease has ended and someone else took or finished the job.
 */
export function giveUpJob(
  db: Db,
  job: HeldJob,
  { now, error }: { now: Date; error: string },
): Promise<boolean> {
  return updateOne(db, job, {
    done_at: toTimestamp(now),
    payload: null,
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
 * Makes the jobs of these kinds due now that wait for another attempt; returns how many there were. For when what they
 * wait for is back, and when the clock was set back, which would prolong every wait.
 */
export async function endWaits(
  db: Db,
  { kinds, now }: { readonly kinds: readonly string[]; readonly now: Date },
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ due_at: toTimestamp(now) })
    .where('done_at', 'is', null)
    .where('kind', 'in', kinds)
    .where('due_at', '>', toTimestamp(now))
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/**
 * Locks a job until the transaction ends, so that deleting it waits; false when the worker holds it no longer: its lease
 * has ended and someone else took it, or it has been deleted.
 */
export async function lockHeldJob(trx: Transaction, job: HeldJob): Promise<boolean> {
  const { rows } = await selectHeldJob(trx, job);
  return rows.length > 0;
}

const selectHeldJob = compileOnce((db, { id, leasedBy }: HeldJob) =>
  db
    .selectFrom('outbox')
    .select('id')
    .where('id', '=', id)
    .where('leased_by', '=', leasedBy)
    .where('done_at', 'is', null)
    .forUpdate(),
);

/** Whether that job is being done or about to be: due, and not done yet. One that waits for another attempt is not. */
export async function isJobDue(db: Db, { id, now }: { id: string; now: Date }): Promise<boolean> {
  const row = await db
    .selectFrom('outbox')
    .select('id')
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .where('due_at', '<=', toTimestamp(now))
    .executeTakeFirst();
  return row !== undefined;
}

export interface Backlog {
  readonly kind: string;
  /** Jobs that are not done. */
  readonly waiting: number;
  /** Of these, the ones that have failed at least once. */
  readonly failing: number;
  /** When the first of them was due. */
  readonly oldestDueAt: Date;
}

/** What the outbox holds that is not done yet, by kind of job. Reads the index of such jobs, however many are done. */
export async function listBacklogs(db: Db): Promise<Backlog[]> {
  const rows = await db
    .selectFrom('outbox')
    .select(({ fn, eb }) => [
      'kind',
      fn.countAll<number>().as('waiting'),
      fn.sum<number>(eb.case().when('attempts', '>', 0).then(1).else(0).end()).as('failing'),
      fn.min('due_at').as('oldest_due_at'),
    ])
    .where('done_at', 'is', null)
    .groupBy('kind')
    .orderBy('kind')
    .execute();
  return rows.map(({ kind, waiting, failing, oldest_due_at }) => ({
    kind,
    waiting: Number(waiting),
    failing: Number(failing),
    oldestDueAt: toDate(oldest_due_at),
  }));
}

/** How many jobs (of those kinds, or of any) that were put into the outbox before that time are not done yet. */
export async function countStuckJobs(
  db: Db,
  { createdBefore, kinds }: { createdBefore: Date; kinds?: readonly string[] },
): Promise<number> {
  const { count } = await db
    .selectFrom('outbox')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('done_at', 'is', null)
    .where('created_at', '<', toTimestamp(createdBefore))
    .$if(kinds !== undefined, (query) => query.where('kind', 'in', kinds ?? []))
    .executeTakeFirstOrThrow();
  return count;
}

interface JobsAbout {
  readonly kind: string;
  /** Texts of the payload by field. */
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * Deletes the jobs of that kind, not done yet, whose payload has these texts in these fields, without regard to ASCII
 * case; returns how many there were. One that a worker holds right now may still be done, unless its handler asks
 * `lockHeldJob`.
 */
export async function deletePendingJobs(
  trx: Transaction,
  { kind, fields }: JobsAbout,
): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('outbox')
    .where('done_at', 'is', null)
    .where('kind', '=', kind)
    .where(hasTexts(fields))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

export interface PendingJob
  extends Pick<LeasedJob, 'payload' | 'attempts' | 'createdAt' | 'dueAt'> {}

/** The jobs that `deletePendingJobs` would delete, oldest first. */
export async function listPendingJobs(db: Db, { kind, fields }: JobsAbout): Promise<PendingJob[]> {
  const rows = await db
    .selectFrom('outbox')
    .select(['payload', 'attempts', 'created_at', 'due_at'])
    .where('done_at', 'is', null)
    .where('kind', '=', kind)
    .where(hasTexts(fields))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    payload: row.payload === null ? null : fromJson<unknown>(row.payload),
    attempts: row.attempts,
    createdAt: toDate(row.created_at),
    dueAt: toDate(row.due_at),
  }));
}

function hasTexts(fields: JobsAbout['fields']) {
  // As `toJson` writes it. Inside a JSON string a quote is always escaped, so nothing else can look like this.
  const written = Object.entries(fields).map(([field, text]) => `${toJson(field)}:${toJson(text)}`);
  return (where: ExpressionBuilder<Schema, 'outbox'>) =>
    where.and(
      written.map(
        (text) =>
          sql<boolean>`lower(payload) like ${containing(asciiLowerCase(text))} escape ${likeEscape}`,
      ),
    );
}

/** Returns how many there were. */
export function deleteDoneJobs(db: Db, { doneBefore }: { doneBefore: Date }): Promise<number> {
  return deleteInBatches(db, {
    from: 'outbox',
    key: ['id'],
    where: sql<boolean>`done_at < ${toTimestamp(doneBefore)}`,
  });
}
