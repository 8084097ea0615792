import { type ExpressionBuilder, sql, type UpdateObject } from 'kysely';
import type { Db, Transaction } from '../db.ts';
import { newId } from '../new-id.ts';
import type { Schema } from '../schema/schema.ts';
import { toDate, toTimestamp } from '../schema/timestamp.ts';
import { asciiLowerCase } from './ascii-lower-case.ts';
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
  await trx
    .insertInto('outbox')
    .values({
      id,
      kind,
      payload: toJson(payload),
      created_at: toTimestamp(now),
      due_at: toTimestamp(dueAt),
      attempts: 0,
    })
    .execute();
  return id;
}

export interface LeasedJob {
  readonly id: string;
  readonly kind: string;
  readonly payload: unknown;
  /** How often it failed before. */
  readonly attempts: number;
  readonly createdAt: Date;
  readonly dueAt: Date;
  /** No two leases of a job end at the same time, so this also identifies its holder. */
  readonly leasedUntil: Date;
}

export interface Lease {
  readonly now: Date;
  readonly leaseMs: number;
  /** Which kinds of job; every kind when absent. */
  readonly kinds?: readonly string[] | undefined;
}

/**
 * Leases the job that is due longest; undefined when none is due. Until the lease ends no one else gets it;
 * after that (its worker died) it is due again.
 */
export async function leaseDueJob(
  db: Db,
  { now: at, leaseMs, kinds }: Lease,
): Promise<LeasedJob | undefined> {
  if (kinds?.length === 0) return undefined;
  const now = toTimestamp(at);
  const leasedUntil = new Date(at.getTime() + leaseMs);
  const row = await db
    // In a with clause, so that the row is chosen and locked once, however the update is planned.
    .with('due', (queries) => {
      const due = queries
        .selectFrom('outbox')
        .select('id')
        .where('done_at', 'is', null)
        .where('due_at', '<=', now)
        .where((where) =>
          where.or([where('leased_until', 'is', null), where('leased_until', '<=', now)]),
        )
        .orderBy('due_at')
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked();
      return kinds ? due.where('kind', 'in', kinds) : due;
    })
    .updateTable('outbox')
    .set({ leased_until: toTimestamp(leasedUntil) })
    .where('id', 'in', (queries) => queries.selectFrom('due').select('due.id'))
    .returning(['id', 'kind', 'payload', 'attempts', 'created_at', 'due_at'])
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      kind: row.kind,
      payload: row.payload === null ? null : fromJson<unknown>(row.payload),
      attempts: row.attempts,
      createdAt: toDate(row.created_at),
      dueAt: toDate(row.due_at),
      leasedUntil,
    }
  );
}

type HeldJob = Pick<LeasedJob, 'id' | 'leasedUntil'>;

/**
 * The job never runs again. Its payload goes: it may hold an address or a link. False, and nothing happens, when the
 * lease has ended and someone else took or finished the job.
 */
export function markJobDone(db: Db, job: HeldJob, now: Date): Promise<boolean> {
  return updateHeld(db, job, { done_at: toTimestamp(now), payload: null });
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
  return updateHeld(db, job, {
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
  return updateHeld(db, job, { due_at: toTimestamp(dueAt) });
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
  return updateHeld(db, job, {
    done_at: toTimestamp(now),
    payload: null,
    attempts: sql<number>`attempts + 1`,
    last_error: error,
  });
}

async function updateHeld(
  db: Db,
  { id, leasedUntil }: HeldJob,
  change: UpdateObject<Schema, 'outbox'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ ...change, leased_until: null })
    .where('id', '=', id)
    .where('leased_until', '=', toTimestamp(leasedUntil))
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/**
 * Locks a job that is not done until the transaction ends, so that deleting it waits; false when it is done or has been
 * deleted since it was leased.
 */
export async function lockPendingJob(trx: Transaction, id: string): Promise<boolean> {
  const row = await trx
    .selectFrom('outbox')
    .select('id')
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

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
 * `lockPendingJob`.
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
export async function deleteDoneJobs(
  db: Db,
  { doneBefore }: { doneBefore: Date },
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('outbox')
    .where('done_at', '<', toTimestamp(doneBefore))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
