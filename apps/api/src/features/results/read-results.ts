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
  return requireFound(await findResultOf(db, { resultId, owner: viewer }));
}

/**
 * One of the viewer's results: as it was first shown, or with the texts that were written since. What it recommends was
 * checked when it was stored, and is passed on as it stands.
 */
export async function readResults(
  ctx: ResultsContext,
  { assessmentResultId }: { readonly assessmentResultId: string },
): Promise<WrittenJson<ResultsOutput>> {
  // Asked first: a text that is written meanwhile is then shown a little later, instead of never.
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

function requireFound<Found>(found: Found | undefined): Found {
  if (!found) throw noSuchResult();
  return found;
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
