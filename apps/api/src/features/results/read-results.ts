import type {
  AssessmentResult,
  AssessmentsInput,
  AssessmentsOutput,
  ResultsOutput,
} from '@guildpath/contract';
import {
  type Db,
  findResultOf,
  findStoredResultOf,
  listResultsOf,
  type ResultRow,
  type ResultSummary,
  type UserRow,
} from '@guildpath/db';
import { AppError } from '../../http/app-error.ts';
import { isNarrativePending } from '../../jobs/narrative/narrative-job.ts';
import type { AppContext } from '../../trpc/context.ts';
import { WrittenJson } from '../../trpc/written-json.ts';

export interface ViewerContext {
  readonly db: Db;
  readonly viewer: UserRow;
}

type ResultsContext = ViewerContext & Pick<AppContext, 'env' | 'now'>;

/** Throws NOT_FOUND, for another person's result too. */
export async function getResultOf(
  { db, viewer }: ViewerContext,
  resultId: string,
): Promise<ResultRow> {
  return requireFound(await findResultOf(db, { resultId, owner: viewer }));
}

/**
 * Returns a result as it was first shown, or with the texts that were written since. The recommendations were
 * validated when they were stored, and are passed on unparsed.
 */
export async function readResults(
  ctx: ResultsContext,
  { assessmentResultId }: { readonly assessmentResultId: string },
): Promise<WrittenJson<ResultsOutput>> {
  // This is read first, so that the client asks again for a text that is written in between.
  const isPending = await isNarrativePending(ctx, assessmentResultId);
  const owned = { resultId: assessmentResultId, owner: ctx.viewer };
  const result = requireFound(await findStoredResultOf(ctx.db, owned));
  const { snapshot, scoringVersion } = result;
  const head = {
    assessmentResult: toAssessmentResult({ ...result, ...snapshot }),
    personalityInsight: snapshot.personalityInsight,
    scoreBands: snapshot.scoreBands,
    scoringVersion,
    isNarrativePending: isPending,
  } satisfies Partial<ResultsOutput>;
  return new WrittenJson(head, result.recommendations);
}

/** Does not tell another person's result from one that does not exist. */
export function noSuchResult(): AppError {
  return new AppError('NOT_FOUND', 'There is no such assessment result.');
}

function requireFound<Found>(found: Found | undefined): Found {
  if (!found) throw noSuchResult();
  return found;
}

/** Lists the newest first. Throws BAD_REQUEST when `before` is not a result of the viewer. */
export async function listAssessments(
  { db, viewer }: ViewerContext,
  page: AssessmentsInput,
): Promise<AssessmentsOutput> {
  const results = await listResultsOf(db, viewer, page);
  if (!results) throw new AppError('BAD_REQUEST', 'before: There is no such assessment result.');
  return { assessments: results.map(toAssessmentResult) };
}

export function toAssessmentResult(result: ResultSummary): AssessmentResult {
  return {
    id: result.id,
    assessmentType: result.tier,
    completedAt: result.completedAt.toISOString(),
    riasecScores: result.riasecScores,
    bigFiveScores: result.bigFiveScores,
    aptitudeScores: {},
    characterClass: result.characterClass,
    guildTitle: result.guildTitle,
    welcome: result.welcome,
    leastCount: result.leastCount,
    caution: result.caution,
  };
}
