import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely';
import type { Db, Transaction } from '../../db.ts';
import { newId } from '../../new-id.ts';
import type { Schema } from '../../schema/schema.ts';
import { type Timestamp, toDate, toTimestamp } from '../../schema/timestamp.ts';
import { deleteInBatches } from '../retention/delete-in-batches.ts';
import { asciiLowerCase } from '../sql/ascii-lower-case.ts';
import { fromJson, toJson } from '../sql/json.ts';
import { containing, likeEscape } from '../sql/like-pattern.ts';

export interface NewJob {
  /** Generated when absent. */
  readonly id?: string | undefined;
  readonly kind: string;
  /** Anything that JSON can hold. */
  readonly payload: unknown;
  readonly now: Date;
}

/**
 * Puts a job into the outbox, which exists only if the transaction commits; returns its id. A job with that
 * id that is there already, done or not, stays as it is.
 */
export async function enqueue(
  trx: Transaction,
  { id = newId(), kind, payload, now }: NewJob,
): Promise<string> {
  const at = toTimestamp(now);
  await trx
    .insertInto('outbox')
    .values({ id, kind, payload: toJson(payload), created_at: at, due_at: at, attempts: 0 })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  return id;
}

/**
 * Tells whether any of these jobs is being done or about to be: due, and not done. One that waits for another
 * attempt is not.
 */
export async function isJobDue(
  db: Db,
  { ids, now }: { ids: readonly string[]; now: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom('outbox')
    .select('id')
    .where('id', 'in', ids)
    .where('done_at', 'is', null)
    .where('due_at', '<=', toTimestamp(now))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export interface Backlog {
  readonly kind: string;
  /** Jobs that are not done. */
  readonly waiting: number;
  /** Those of them that a limit makes wait: put off, and never failed. */
  readonly held: number;
  /** Those of them that have failed at least once, in an outage too. */
  readonly failing: number;
  /** Those of them that have waited since before `lateBefore` and are not held. */
  readonly late: number;
  /** Since when the oldest waits that is not held; undefined without such a job. */
  readonly waitingSince: Date | undefined;
}

/**
 * Lists by kind what the outbox holds that is not done. A job that has failed waits since it was put in,
 * whatever was tried; another since it is due, because a limit may have held it until then.
 */
export async function listBacklogs(
  db: Db,
  { now, lateBefore = now }: { now: Date; lateBefore?: Date },
): Promise<Backlog[]> {
  const hasFailed = sql<boolean>`last_error is not null`;
  const isHeld = sql<boolean>`last_error is null and due_at > ${toTimestamp(now)}`;
  const waitingSince = sql<Timestamp>`case when ${hasFailed} then created_at else due_at end`;
  const isLate = sql<boolean>`${waitingSince} < ${toTimestamp(lateBefore)}`;
  const countIf = (condition: RawBuilder<boolean>) =>
    sql<number>`count(case when ${condition} then 1 end)`;
  const rows = await db
    .selectFrom('outbox')
    .select([
      'kind',
      sql<number>`count(*)`.as('waiting'),
      countIf(isHeld).as('held'),
      countIf(hasFailed).as('failing'),
      countIf(isLate).as('late'),
      sql<Timestamp | null>`min(case when not (${isHeld}) then ${waitingSince} end)`.as('since'),
    ])
    .where('done_at', 'is', null)
    .groupBy('kind')
    .orderBy('kind')
    .execute();
  return rows.map(({ since, ...backlog }) => ({
    ...backlog,
    waitingSince: since === null ? undefined : toDate(since),
  }));
}

const givenUpLastsMs = 24 * 3_600_000;

/** Returns the time from which given-up jobs can be put in again; older ones lose their address. */
export function findGivenUpSince(now: Date): Date {
  return new Date(now.getTime() - givenUpLastsMs);
}

/** Counts by kind the jobs given up since that time and not put in again. */
export function countGivenUpJobs(
  db: Db,
  { since }: { since: Date },
): Promise<{ kind: string; count: number }[]> {
  return db
    .selectFrom('outbox')
    .select((select) => ['kind', select.fn.countAll<number>().as('count')])
    .where('given_up_at', '>=', toTimestamp(since))
    .groupBy('kind')
    .orderBy('kind')
    .execute();
}

/**
 * Makes the jobs of these kinds due now that were given up since that time, with all their attempts before
 * them; returns how many there were.
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

/** Jobs of a kind whose payload has these texts in these fields, without regard to ASCII case. */
interface JobsAbout {
  readonly kind: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** Not done, or given up. One query after the other, because only then an index leads to each. */
const pendingStates = [
  ['done_at', 'is'],
  ['given_up_at', 'is not'],
] as const;

/**
 * Deletes these jobs if they are waiting or given up; returns how many there were. One that a worker holds
 * right now may still be done, unless its handler asks `lockHeldJob`.
 */
export async function deletePendingJobs(trx: Transaction, about: JobsAbout): Promise<number> {
  let count = 0;
  for (const [column, operator] of pendingStates) {
    const { numDeletedRows } = await trx
      .deleteFrom('outbox')
      .where(column, operator, null)
      .where(isAbout(about))
      .executeTakeFirstOrThrow();
    count += Number(numDeletedRows);
  }
  return count;
}

/**
 * Deletes these jobs that were put in before the job with that id and not tried yet: a newer one does the
 * same.
 */
export async function deleteOlderJobs(
  trx: Transaction,
  { id, ...about }: JobsAbout & { readonly id: string },
): Promise<void> {
  await trx
    .deleteFrom('outbox')
    .where('done_at', 'is', null)
    .where('leased_until', 'is', null)
    .where('last_error', 'is', null)
    .where('id', '<', id)
    .where(isAbout(about))
    .execute();
}

export interface PendingJob {
  readonly payload: unknown;
  readonly attempts: number;
  readonly createdAt: Date;
  readonly dueAt: Date;
}

/** Lists the jobs that `deletePendingJobs` would delete, oldest first. */
export async function listPendingJobs(db: Db, about: JobsAbout): Promise<PendingJob[]> {
  const found = await Promise.all(
    pendingStates.map(([column, operator]) =>
      db
        .selectFrom('outbox')
        .select(['id', 'payload', 'attempts', 'created_at', 'due_at'])
        .where(column, operator, null)
        .where(isAbout(about))
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

function isAbout({ kind, fields }: JobsAbout) {
  // `toJson` writes fields like this. Inside a JSON string a quote is escaped, so nothing else can look so.
  const written = Object.entries(fields).map(([field, text]) => `${toJson(field)}:${toJson(text)}`);
  return (where: ExpressionBuilder<Schema, 'outbox'>) =>
    where.and([
      where('kind', '=', kind),
      ...written.map(
        (text) =>
          sql<boolean>`lower(payload) like ${containing(asciiLowerCase(text))} escape ${likeEscape}`,
      ),
    ]);
}

/** Deletes jobs that were done or given up before that time; returns how many there were. */
export function deleteDoneJobs(db: Db, { doneBefore }: { doneBefore: Date }): Promise<number> {
  return deleteInBatches(db, {
    from: 'outbox',
    key: ['id'],
    where: sql<boolean>`done_at < ${toTimestamp(doneBefore)}`,
  });
}
