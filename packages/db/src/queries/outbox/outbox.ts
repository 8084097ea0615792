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
  /** Due jobs of a kind run in ascending order of it. Default: 0. */
  readonly priority?: number;
  readonly now: Date;
}

/** Adds a job to the outbox and returns its id. An existing job with that id, done or not, is kept. */
export async function enqueue(
  trx: Transaction,
  { id = newId(), kind, payload, priority = 0, now }: NewJob,
): Promise<string> {
  const at = toTimestamp(now);
  await trx
    .insertInto('outbox')
    .values({
      id,
      kind,
      payload: toJson(payload),
      priority,
      created_at: at,
      due_at: at,
      attempts: 0,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  return id;
}

/** Returns whether any of these jobs is running or due. One that waits for a retry is neither. */
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
  /** The jobs among these delayed by a limit: due later, and never failed. */
  readonly held: number;
  /** The jobs among these that have failed at least once, including during an outage. */
  readonly failing: number;
  /** The jobs among these that have waited since before `lateBefore` and are not held. */
  readonly late: number;
  /** The time since which the oldest job that is not held waits; undefined without such a job. */
  readonly waitingSince: Date | undefined;
}

/**
 * Counts unfinished jobs by kind. A job that has failed has waited since it was created; any other since it
 * became due, because a limit may have held it until then.
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

/** Counts by kind the jobs that were abandoned since then. */
export function countAbandonedJobs(
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

/** Selects the jobs whose payload has these texts in these fields, ignoring ASCII case. */
interface JobsAbout {
  /** Default: any. */
  readonly kind?: string;
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * Deletes these jobs unless they are done. One that a worker runs right now may still finish, unless its
 * handler calls `lockHeldJob`.
 */
export async function deletePendingJobs(db: Db, about: JobsAbout): Promise<void> {
  await db.deleteFrom('outbox').where('done_at', 'is', null).where(isAbout(about)).execute();
}

/** Deletes jobs, done or not, so that the same work can be enqueued again. */
export async function deleteJobs(trx: Transaction, ids: readonly string[]): Promise<void> {
  await trx.deleteFrom('outbox').where('id', 'in', ids).execute();
}

/**
 * Deletes the pending jobs of results. Comes before their deletion: a worker locks its job before the
 * result.
 */
export async function deleteJobsOfResults(db: Db, resultIds: readonly string[]): Promise<void> {
  for (const resultId of resultIds) await deletePendingJobs(db, { fields: { resultId } });
}

/** Deletes these jobs if they are older than the job with that id, which replaces them, and untried. */
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

/** Lists the jobs that `deletePendingJobs` would delete, oldest first. */
export async function listPendingJobs(db: Db, about: JobsAbout) {
  const rows = await db
    .selectFrom('outbox')
    .select(['payload', 'attempts', 'created_at', 'due_at'])
    .where('done_at', 'is', null)
    .where(isAbout(about))
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

function isAbout({ kind, fields }: JobsAbout) {
  // This is how `toJson` writes a field. Quotes inside a string are escaped, so nothing else can match.
  const written = Object.entries(fields).map(([field, text]) => `${toJson(field)}:${toJson(text)}`);
  return (where: ExpressionBuilder<Schema, 'outbox'>) =>
    where.and([
      ...(kind === undefined ? [] : [where('kind', '=', kind)]),
      ...written.map(
        (text) =>
          sql<boolean>`lower(payload) like ${containing(asciiLowerCase(text))} escape ${likeEscape}`,
      ),
    ]);
}

/** Deletes jobs that were done or abandoned before then; returns how many. */
export function deleteDoneJobs(db: Db, { doneBefore }: { doneBefore: Date }): Promise<number> {
  return deleteInBatches(db, {
    from: 'outbox',
    key: ['id'],
    where: sql<boolean>`done_at < ${toTimestamp(doneBefore)}`,
  });
}
