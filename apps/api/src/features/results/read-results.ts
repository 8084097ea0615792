import type { AssessmentResult, AssessmentsOutput, ResultsOutput } from '@guildpath/contract';
import {
  type Db,
  findResultOf,
  listResultsOf,
  type ResultSummary,
  type UserRow,
} from '@guildpath/db';
import { AppError } from '../../app-error.ts';

/** One of the viewer's results, as it was first shown. Someone else's is as unknown as one that does not exist. */
export async function readResults(
  { db, viewer }: { readonly db: Db; readonly viewer: UserRow },
  { assessmentResultId }: { readonly assessmentResultId: string },
): Promise<ResultsOutput> {
  const result = await findResultOf(db, { resultId: assessmentResultId, owner: viewer });
  if (!result) throw new AppError('NOT_FOUND', 'There is no such assessment result.');
  const { riasecScores, bigFiveScores, aptitudeScores: _serverOnly, ...shown } = result.snapshot;
  return {
    assessmentResult: toAssessmentResult({ ...result, riasecScores, bigFiveScores }),
    ...shown,
  };
}

/** The viewer's results, newest first. */
export async function listAssessments({
  db,
  viewer,
}: {
  readonly db: Db;
  readonly viewer: UserRow;
}): Promise<AssessmentsOutput> {
  const results = await listResultsOf(db, viewer);
  return { assessments: results.map(toAssessmentResult) };
}

/** A stored result as its owner sees it in lists and on the results page. */
function toAssessmentResult(result: ResultSummary): AssessmentResult {
  return {
    id: result.id,
    assessmentType: result.tier,
    completedAt: result.completedAt.toISOString(),
    riasecScores: result.riasecScores,
    bigFiveScores: result.bigFiveScores,
    aptitudeScores: {},
  };
}
