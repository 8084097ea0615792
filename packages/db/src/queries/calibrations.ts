import { setImmediate as nextTurn } from 'node:timers/promises';
import type { OptionId, Tier } from '@guildpath/contract';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Db, Transaction } from '../db.ts';
import { announceChange } from '../dialects/postgres-listener.ts';
import type { Schema } from '../schema/schema.ts';
import { toDate, toTimestamp } from '../schema/timestamp.ts';
import { lockSeeding } from './advisory-lock.ts';
import { fromJson, toJson } from './json.ts';
import type { ResultWithResponses } from './result-row.ts';

export interface NewCalibration {
  /** The version of the model that the parameters belong to. */
  readonly scoringVersion: string;
  readonly createdAt: Date;
  /** The number of people whose answers were used. */
  readonly people: number;
  /** Parameters by question id. */
  readonly parameters: Readonly<Record<string, object>>;
}

export interface CalibrationRow extends NewCalibration {
  /** Counts from 1. */
  readonly version: number;
}

/** Inserts a calibration, which is in use from then on, and returns its version. */
export async function insertCalibration(
  trx: Transaction,
  calibration: NewCalibration,
): Promise<number> {
  await lockSeeding(trx);
  const version = ((await findCalibrationVersion(trx)) ?? 0) + 1;
  await trx
    .insertInto('calibrations')
    .values({
      version,
      scoring_version: calibration.scoringVersion,
      created_at: toTimestamp(calibration.createdAt),
      people: calibration.people,
      parameters: toJson(calibration.parameters),
    })
    .execute();
  await announceChange(trx);
  return version;
}

/** Returns the version in use, or undefined before the first calibration. */
export async function findCalibrationVersion(db: Db): Promise<number | undefined> {
  const row = await db
    .selectFrom('calibrations')
    .select('version')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.version;
}

export async function findCalibration(
  db: Db,
  version: number,
): Promise<CalibrationRow | undefined> {
  const row = await db
    .selectFrom('calibrations')
    .selectAll()
    .where('version', '=', version)
    .executeTakeFirst();
  return (
    row && {
      version: row.version,
      scoringVersion: row.scoring_version,
      createdAt: toDate(row.created_at),
      people: row.people,
      parameters: fromJson(row.parameters),
    }
  );
}

/** One person's responses to a whole quest. */
export type Answers = ResultWithResponses['responses'];

/**
 * Yields everyone's first answers to a tier, one page of results at a time: one result for each account or
 * guest's email, and none that calls for caution.
 */
export async function* pageFirstAnswers(
  db: Db,
  { tier, pageSize }: { readonly tier: Tier; readonly pageSize: number },
): AsyncGenerator<Answers[]> {
  let after = '';
  for (;;) {
    const results = await db
      .selectFrom('assessment_results as result')
      .select('result.id')
      .where('result.tier', '=', tier)
      .where('result.caution', 'is', null)
      .where('result.id', '>', after)
      .where((where) => where.not(where.exists(earlierOfTheSame)))
      .orderBy('result.id')
      .limit(pageSize)
      .execute();
    const last = results.at(-1);
    if (!last) return;
    after = last.id;
    yield await listResponses(
      db,
      results.map(({ id }) => id),
    );
  }
}

type Aliased = Schema & { result: Schema['assessment_results'] };

function earlierOfTheSame(builder: ExpressionBuilder<Aliased, 'result'>) {
  return builder
    .selectFrom('assessment_results as earlier')
    .select('earlier.id')
    .whereRef('earlier.tier', '=', 'result.tier')
    .where('earlier.caution', 'is', null)
    .whereRef('earlier.id', '<', 'result.id')
    .where((where) =>
      where.or([
        where('earlier.user_id', '=', where.ref('result.user_id')),
        where.and([
          where('earlier.user_id', 'is', null),
          where('result.user_id', 'is', null),
          where(sql`lower(earlier.guest_email)`, '=', sql`lower(result.guest_email)`),
        ]),
      ]),
    );
}

async function listResponses(db: Db, resultIds: readonly string[]): Promise<Answers[]> {
  const rows = await db
    .selectFrom('responses')
    .select(['result_id', 'question_id', 'selected_option', 'least_option', 'seconds'])
    .where('result_id', 'in', resultIds)
    .execute();
  const byResult = new Map(resultIds.map((id): [string, Answers[number][]] => [id, []]));
  for (const row of rows) {
    byResult.get(row.result_id)?.push({
      questionId: row.question_id,
      selectedOption: row.selected_option,
      ...(row.least_option !== null && { leastOption: row.least_option }),
      ...(row.seconds !== null && { seconds: row.seconds }),
    });
  }
  return [...byResult.values()];
}

/** Few enough to hold SQLite, which answers nothing else until it is done, for milliseconds only. */
const countedAtOnce = 250;

/** Counts how often each option was chosen in the latest `results` results of a tier, by question id. */
export async function countRecentOptions(
  db: Db,
  { tier, results }: { readonly tier: Tier; readonly results: number },
): Promise<ReadonlyMap<string, Readonly<Record<OptionId, number>>>> {
  const recent = await db
    .selectFrom('assessment_results')
    .select('id')
    .where('tier', '=', tier)
    .orderBy('id', 'desc')
    .limit(results)
    .execute();
  const counts = new Map<string, Record<OptionId, number>>();
  for (let start = 0; start < recent.length; start += countedAtOnce) {
    await nextTurn();
    const ids = recent.slice(start, start + countedAtOnce).map(({ id }) => id);
    const rows = await db
      .selectFrom('responses')
      .select((row) => ['question_id', 'selected_option', row.fn.countAll<number>().as('count')])
      .where('result_id', 'in', ids)
      .groupBy(['question_id', 'selected_option'])
      .execute();
    for (const row of rows) {
      const counted = counts.get(row.question_id) ?? { a: 0, b: 0, c: 0, d: 0 };
      counted[row.selected_option] += row.count;
      counts.set(row.question_id, counted);
    }
  }
  return counts;
}
