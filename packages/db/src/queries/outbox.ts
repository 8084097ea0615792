import { sql } from 'kysely';
import type { Db, Transaction } from '../db.ts';
import { newId } from '../new-id.ts';
import { toDate, toTimestamp } from '../schema/timestamp.ts';
import { asciiLowerCase } from './ascii-lower-case.ts';
import { fromJson, toJson } from './json.ts';
import { containing, likeEscape } from './like-pattern.ts';

export interface NewJob {
  /** Made when absent. */
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
}

export interface Lease {
  readonly now: Date;
  readonly leaseMs: number;
  readonly limit: number;
  /** Which kinds of job; every kind when absent. */
  readonly kinds?: readonly string[] | undefined;
}

/**
 * Leases up to `limit` due jobs, the one due longest first. Until the lease ends no one else gets them;
 * after that (its worker died) they are due again.
 */
export async function leaseDueJobs(db: Db, lease: Lease): Promise<LeasedJob[]> {
  if (lease.kinds?.length === 0) return [];
  const now = toTimestamp(lease.now);
  const rows = await db
    // In a with clause, so that the rows are chosen and locked once, however the update is planned.
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
        .limit(lease.limit)
        .forUpdate()
        .skipLocked();
      return lease.kinds ? due.where('kind', 'in', lease.kinds) : due;
    })
    .updateTable('outbox')
    .set({ leased_until: toTimestamp(new Date(lease.now.getTime() + lease.leaseMs)) })
    .where('id', 'in', (queries) => queries.selectFrom('due').select('due.id'))
    .returning(['id', 'kind', 'payload', 'attempts', 'created_at', 'due_at'])
    .execute();
  return rows
    .map((row) => ({
      id: row.id,
      kind: row.kind,
      payload: row.payload === null ? null : fromJson<unknown>(row.payload),
      attempts: row.attempts,
      createdAt: toDate(row.created_at),
      dueAt: toDate(row.due_at),
    }))
    .sort((a, b) => a.dueAt.getTime() - b.dueAt.getTime() || (a.id < b.id ? -1 : 1));
}

/** The job never runs again. Its payload goes: it may hold an address or a link. */
export async function markJobDone(db: Db, { id, now }: { id: string; now: Date }): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ done_at: toTimestamp(now), leased_until: null, payload: null })
    .where('id', '=', id)
    .execute();
}

/** Counts a failed attempt, keeps its error, and makes the job due again at `dueAt`. */
export async function rescheduleJob(
  db: Db,
  { id, dueAt, error }: { id: string; dueAt: Date; error: string },
): Promise<void> {
  await db
    .updateTable('outbox')
    .set((column) => ({
      due_at: toTimestamp(dueAt),
      leased_until: null,
      attempts: column('attempts', '+', 1),
      last_error: error,
    }))
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .execute();
}

/** Gives a leased job back untried: it is due again at once. */
export async function returnLease(db: Db, id: string): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ leased_until: null })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .execute();
}

/** How many jobs (of those kinds, or of any) that were put into the outbox before that moment are not done yet. */
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

/**
 * Deletes the jobs of that kind, not done yet, whose payload has that text in that field, without regard to ASCII
 * case; returns how many there were. One that a worker holds at this moment may still be done.
 */
export async function deletePendingJobs(
  trx: Transaction,
  { kind, field, text }: { kind: string; field: string; text: string },
): Promise<number> {
  // As `toJson` writes it. Inside a JSON string a quote is always escaped, so nothing else can look like this.
  const written = `${toJson(field)}:${toJson(text)}`;
  const { numDeletedRows } = await trx
    .deleteFrom('outbox')
    .where('done_at', 'is', null)
    .where('kind', '=', kind)
    .where(
      sql<boolean>`lower(payload) like ${containing(asciiLowerCase(written))} escape ${likeEscape}`,
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
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
