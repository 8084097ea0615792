import type { AnsweredQuestion, ResultSnapshot, ScoredQuestion } from '@guildpath/contract';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Db, Transaction } from '../../db.ts';
import type { Schema } from '../../schema/schema.ts';
import { toDate, toTimestamp } from '../../schema/timestamp.ts';
import { asciiLowerCase } from '../sql/ascii-lower-case.ts';
import { fromJson, toJson } from '../sql/json.ts';
import type { PlaceOwner, ProvenOwner } from '../viewer.ts';
import {
  comesAfter,
  type ResultRow,
  type ResultWithResponses,
  resultColumns,
  toResult,
} from './result-row.ts';

/**
 * Inserts a result, which has an owner, a place or a guest's email, and its responses, whose questions must
 * be seeded.
 */
export async function insertResult(trx: Transaction, result: ResultWithResponses): Promise<void> {
  await trx
    .insertInto('assessment_results')
    .values({
      id: result.id,
      user_id: result.userId,
      guest_email: result.guestEmail,
      place_id: result.placeId,
      tier: result.tier,
      completed_at: toTimestamp(result.completedAt),
      bank_version: result.bankVersion,
      scoring_version: result.scoringVersion,
      duration_seconds: result.durationSeconds,
      snapshot: toJson(result.snapshot),
    })
    .execute();
  if (result.responses.length === 0) return;
  await trx
    .insertInto('responses')
    .values(
      result.responses.map((response) => ({
        result_id: result.id,
        question_id: response.questionId,
        selected_option: response.selectedOption,
        least_option: response.leastOption ?? null,
        seconds: response.seconds ?? null,
      })),
    )
    .execute();
}

/** Finds a result of any owner: for the server's own work, never for a viewer. */
export async function findResult(db: Db, resultId: string): Promise<ResultRow | undefined> {
  const row = await selectResult(db, resultId).executeTakeFirst();
  return row && toResult(row);
}

/** An owner of a result. */
export type ResultOwner = ProvenOwner | PlaceOwner;

export interface OwnResult<Owner extends ResultOwner = ResultOwner> {
  readonly resultId: string;
  readonly owner: Owner;
}

/**
 * Finds the owner's result. One submitted as a guest is found only when the owner has verified the address.
 */
export async function findResultOf(
  db: Db,
  { resultId, owner }: OwnResult,
): Promise<ResultRow | undefined> {
  const row = await selectResult(db, resultId).where(isOwnedBy(owner)).executeTakeFirst();
  return row && toResult(row);
}

/**
 * Deletes a result that `findResultOf` finds with its responses and its card.
 * Returns false when there is no such result.
 */
export async function deleteResultOf(
  trx: Transaction,
  { resultId, owner }: OwnResult<ProvenOwner>,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('assessment_results')
    .where('id', '=', resultId)
    .where(isOwnedBy(owner))
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export function isOwnedBy(owner: ResultOwner) {
  return (where: ExpressionBuilder<Schema, 'assessment_results'>) =>
    owner.kind === 'place'
      ? where('place_id', '=', owner.id)
      : where.and([
          where('user_id', '=', owner.id),
          // Someone who signed up with a guest's address may be asking before the guest has proven it.
          ...(owner.emailVerifiedAt ? [] : [where('guest_email', 'is', null)]),
        ]);
}

/** Finds the result that a guest submitted with the email (case-insensitive), claimed since then or not. */
export async function findGuestResult(
  db: Db,
  { resultId, guestEmail }: { resultId: string; guestEmail: string },
): Promise<ResultRow | undefined> {
  const row = await selectResult(db, resultId)
    .where(sql`lower(guest_email)`, '=', asciiLowerCase(guestEmail))
    .executeTakeFirst();
  return row && toResult(row);
}

export type ResultSummary = Pick<ResultRow, 'id' | 'tier' | 'completedAt' | 'snapshot'>;

export interface ResultsPage {
  readonly limit: number;
  /** The id of a result: the page begins after it. */
  readonly before?: string | undefined;
}

/**
 * Lists the owner's results, newest first. Those submitted as a guest are listed only when the owner has
 * verified the address. Returns undefined when `before` is none of them.
 */
export async function listResultsOf(
  db: Db,
  owner: ResultOwner,
  { limit, before }: ResultsPage,
): Promise<ResultSummary[] | undefined> {
  const own = db
    .selectFrom('assessment_results')
    .select(['id', 'tier', 'completed_at as completedAt', 'snapshot'])
    .where(isOwnedBy(owner));
  const last =
    before === undefined ? undefined : await own.where('id', '=', before).executeTakeFirst();
  if (before !== undefined && !last) return undefined;
  const rows = await own
    .$if(last !== undefined, (query) => (last ? query.where(comesAfter(last)) : query))
    .orderBy('completed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ completedAt, snapshot, ...row }) => ({
    ...row,
    completedAt: toDate(completedAt),
    snapshot: fromJson(snapshot),
  }));
}

/** Lists the answers of the owner's result, ordered by question id; none when there is no such result. */
export function listAnswersOf(db: Db, { resultId, owner }: OwnResult): Promise<AnsweredQuestion[]> {
  const own = db.selectFrom('assessment_results').select('id').where(isOwnedBy(owner));
  return readAnswers(selectAnswers(db, resultId).where('result_id', 'in', own));
}

/** Lists the answers of a result of any owner: for the server's own work, never for a viewer. */
export function listAnswers(db: Db, resultId: string): Promise<AnsweredQuestion[]> {
  return readAnswers(selectAnswers(db, resultId));
}

function selectAnswers(db: Db, resultId: string) {
  return db
    .selectFrom('responses')
    .innerJoin('questions', 'questions.id', 'responses.question_id')
    .select(['selected_option', 'least_option', 'body'])
    .where('result_id', '=', resultId)
    .orderBy('question_id');
}

async function readAnswers(query: ReturnType<typeof selectAnswers>): Promise<AnsweredQuestion[]> {
  const rows = await query.execute();
  return rows.map((row) => {
    const question = fromJson<ScoredQuestion>(row.body);
    return {
      question,
      response: {
        questionId: question.id,
        questionType: question.type,
        selectedOption: row.selected_option,
        ...(row.least_option !== null && { leastOption: row.least_option }),
      },
    };
  });
}

/** Changes what a result shows. Returns false when there is no such result. */
export async function updateSnapshot(
  trx: Transaction,
  resultId: string,
  change: (snapshot: ResultSnapshot) => ResultSnapshot,
): Promise<boolean> {
  const row = await selectResult(trx, resultId).forUpdate().executeTakeFirst();
  if (!row) return false;
  await trx
    .updateTable('assessment_results')
    .set({ snapshot: toJson(change(fromJson(row.snapshot))) })
    .where('id', '=', resultId)
    .execute();
  return true;
}

/** Replaces what a result shows by what its answers give now. Returns false when there is no such result. */
export async function setRescored(
  trx: Transaction,
  resultId: string,
  { snapshot, scoringVersion }: Pick<ResultRow, 'snapshot' | 'scoringVersion'>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('assessment_results')
    .set({ snapshot: toJson(snapshot), scoring_version: scoringVersion })
    .where('id', '=', resultId)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

function selectResult(db: Db, resultId: string) {
  return db.selectFrom('assessment_results').select(resultColumns).where('id', '=', resultId);
}
