import { type ExpressionBuilder, sql } from 'kysely';
import type { Db, Transaction } from '../db.ts';
import { compileOnce } from '../dialects/compile-once.ts';
import { newId } from '../new-id.ts';
import type { Schema } from '../schema/schema.ts';
import { type Timestamp, toDate, toTimestamp } from '../schema/timestamp.ts';
import { asciiLowerCase } from './ascii-lower-case.ts';
import { deleteInBatches } from './delete-in-batches.ts';
import { fromJson, toJson } from './json.ts';
import { containing, likeEscape } from './like-pattern.ts';
import type { LeasedJob } from './outbox-leases.ts';

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

interface EndedWaits {
  readonly kinds: readonly string[];
  readonly now: Date;
  /** Longer waits go on. None is too long when absent. */
  readonly longestMs?: number | undefined;
}

/**
 * Makes the jobs of these kinds due now that wait for another attempt; returns how many there were. For when what they
 * wait for is back, and when the clock was set back, which would prolong every wait.
 */
export async function endWaits(db: Db, { kinds, now, longestMs }: EndedWaits): Promise<number> {
  const until = longestMs === undefined ? undefined : new Date(now.getTime() + longestMs);
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ due_at: toTimestamp(now) })
    .where('done_at', 'is', null)
    .where('kind', 'in', kinds)
    .where('due_at', '>', toTimestamp(now))
    .$if(until !== undefined, (query) => query.where('due_at', '<=', toTimestamp(until ?? now)))
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
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
  /** Of these, the ones that a limit makes wait: postponed, and never failed. */
  readonly held: number;
  /** Of these, the ones that have failed at least once, be it because what they need is out of service. */
  readonly failing: number;
  /** Since when the one waits that waits longest and is not held; undefined without such a job. */
  readonly lateSince: Date | undefined;
}

/**
 * Since when a job waits. One that has failed counts from when it was put in, since each attempt that fails puts off when
 * it is due. Another counts from when it is due, since a limit may have made it wait until then.
 */
const lateSince = sql<Timestamp>`case when last_error is null then due_at else created_at end`;

function isHeld(now: Date) {
  return sql<boolean>`(last_error is null and due_at > ${toTimestamp(now)})`;
}

/** Lists by kind what the outbox holds that is not done. Reads the index of such jobs, however many are done. */
export async function listBacklogs(db: Db, { now }: { now: Date }): Promise<Backlog[]> {
  const rows = await db
    .selectFrom('outbox')
    .select(({ fn, eb }) => [
      'kind',
      fn.countAll<number>().as('waiting'),
      fn.sum<number>(eb.case().when(isHeld(now)).then(1).else(0).end()).as('held'),
      fn
        .sum<number>(eb.case().when('last_error', 'is not', null).then(1).else(0).end())
        .as('failing'),
      fn
        .min(
          eb
            .case()
            .when(eb.not(isHeld(now)))
            .then(lateSince)
            .end(),
        )
        .as('late_since'),
    ])
    .where('done_at', 'is', null)
    .groupBy('kind')
    .orderBy('kind')
    .execute();
  return rows.map(({ kind, waiting, held, failing, late_since }) => ({
    kind,
    waiting: Number(waiting),
    held: Number(held),
    failing: Number(failing),
    lateSince: late_since === null ? undefined : toDate(late_since),
  }));
}

/** Counts the jobs of those kinds that wait since before that time, without those that a limit makes wait. */
export async function countStuckJobs(
  db: Db,
  { lateBefore, kinds }: { lateBefore: Date; kinds: readonly string[] },
): Promise<number> {
  const { count } = await db
    .selectFrom('outbox')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('done_at', 'is', null)
    .where('kind', 'in', kinds)
    .where(lateSince, '<', toTimestamp(lateBefore))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Counts by kind the jobs given up since that time and not put in again. */
export async function countGivenUpJobs(
  db: Db,
  { since }: { since: Date },
): Promise<{ kind: string; count: number }[]> {
  const rows = await db
    .selectFrom('outbox')
    .select((select) => ['kind', select.fn.countAll<number>().as('count')])
    .where('given_up_at', '>=', toTimestamp(since))
    .groupBy('kind')
    .orderBy('kind')
    .execute();
  return rows.map(({ kind, count }) => ({ kind, count: Number(count) }));
}

/**
 * Makes the jobs of these kinds due now that were given up since that time, with all their attempts before them; returns
 * how many there were.
 */
export async function requeueGivenUpJobs(
  db: Db,
  { kinds, since, now }: { kinds: readonly string[]; since: Date; now: Date },
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ done_at: null, given_up_at: null, due_at: toTimestamp(now), attempts: 0 })
    .where('given_up_at', '>=', toTimestamp(since))
    .where('kind', 'in', kinds)
    .where('payload', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Empties the payloads of the jobs that were given up before that time; returns how many there were. */
export async function forgetGivenUpJobs(
  db: Db,
  { givenUpBefore }: { givenUpBefore: Date },
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ payload: null })
    .where('given_up_at', '<', toTimestamp(givenUpBefore))
    .where('payload', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

interface JobsAbout {
  readonly kind: string;
  /** Texts of the payload by field. */
  readonly fields: Readonly<Record<string, string>>;
}

/** What may still be done. Asked for one after the other, because only then an index leads to each. */
const pendingStates = [
  ['done_at', 'is'],
  ['given_up_at', 'is not'],
] as const;

/**
 * Deletes the jobs of that kind, not done yet or given up, whose payload has these texts in these fields, without regard
 * to ASCII case; returns how many there were. One that a worker holds right now may still be done, unless its handler
 * asks `lockHeldJob`.
 */
export async function deletePendingJobs(
  trx: Transaction,
  { kind, fields }: JobsAbout,
): Promise<number> {
  let count = 0;
  for (const [column, operator] of pendingStates) {
    const { numDeletedRows } = await trx
      .deleteFrom('outbox')
      .where(column, operator, null)
      .where('kind', '=', kind)
      .where(hasTexts(fields))
      .executeTakeFirstOrThrow();
    count += Number(numDeletedRows);
  }
  return count;
}

/**
 * Deletes the jobs of that kind with these texts that were put in before the job with this id, and for which nothing has
 * been tried yet: a newer one does the same.
 */
export async function deleteOlderJobs(
  trx: Transaction,
  { kind, fields, id }: JobsAbout & { readonly id: string },
): Promise<void> {
  await trx
    .deleteFrom('outbox')
    .where('done_at', 'is', null)
    .where('leased_until', 'is', null)
    .where('last_error', 'is', null)
    .where('kind', '=', kind)
    .where('id', '<', id)
    .where(hasTexts(fields))
    .execute();
}

export interface PendingJob
  extends Pick<LeasedJob, 'payload' | 'attempts' | 'createdAt' | 'dueAt'> {}

/** The jobs that `deletePendingJobs` would delete, oldest first. */
export async function listPendingJobs(db: Db, { kind, fields }: JobsAbout): Promise<PendingJob[]> {
  const found = await Promise.all(
    pendingStates.map(([column, operator]) =>
      db
        .selectFrom('outbox')
        .select(['id', 'payload', 'attempts', 'created_at', 'due_at'])
        .where(column, operator, null)
        .where('kind', '=', kind)
        .where(hasTexts(fields))
        .execute(),
    ),
  );
  const rows = found
    .flat()
    .toSorted((one, other) => (one.created_at + one.id < other.created_at + other.id ? -1 : 1));
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
