import type {
  AssessmentResult,
  AssessmentsInput,
  AssessmentsOutput,
  ResultsOutput,
} from '@guildpath/contract';
import {
  type Db,
  findResultOf,
  listResultsOf,
  type ResultRow,
  type ResultSummary,
  type UserRow,
} from '@guildpath/db';
import { AppError } from '../../http/app-error.ts';
import { isNarrativePending } from '../../jobs/narrative/narrative-job.ts';
import type { AppContext } from '../../trpc/context.ts';
import { noSuchResult } from './no-such-result.ts';

interface ViewerContext {
  readonly db: Db;
  readonly viewer: UserRow;
}

type ResultsContext = ViewerContext & Pick<AppContext, 'env' | 'now'>;

/** Throws NOT_FOUND for someone else's result as for one that does not exist. */
export async function getResultOf(
  { db, viewer }: ViewerContext,
  resultId: string,
): Promise<ResultRow> {
  const result = await findResultOf(db, { resultId, owner: viewer });
  if (!result) throw noSuchResult();
  return result;
}

/** Reads one of the viewer's results, with the texts that were written since it was stored. */
export async function readResults(
  ctx: ResultsContext,
  { assessmentResultId }: { readonly assessmentResultId: string },
): Promise<ResultsOutput> {
  // Asked first: a text that is written in between is then shown a little later, instead of never.
  const isPending = await isNarrativePending(ctx, assessmentResultId);
  const { snapshot, ...result } = await getResultOf(ctx, assessmentResultId);
  // The output schema leaves out what the result does not show, such as the aptitude.
  return {
    ...snapshot,
    assessmentResult: toAssessmentResult({ ...result, ...snapshot }),
    scoringVersion: result.scoringVersion,
    isNarrativePending: isPending,
  };
}

/** A page of the viewer's results, newest first. */
export async function listAssessments(
  { db, viewer }: ViewerContext,
  page: AssessmentsInput,
): Promise<AssessmentsOutput> {
  const results = await listResultsOf(db, viewer, page);
  if (!results) throw new AppError('BAD_REQUEST', 'before: There is no such assessment result.');
  return { assessments: results.map(toAssessmentResult) };
}

/** A stored result as its owner sees it in lists and on the results page. */
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
