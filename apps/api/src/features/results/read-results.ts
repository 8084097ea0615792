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
  const { snapshot } = result;
  return {
    assessmentResult: toAssessmentResult({ ...result, ...snapshot }),
    careerRecommendations: snapshot.careerRecommendations,
    skillRecommendations: snapshot.skillRecommendations,
    schoolRecommendations: snapshot.schoolRecommendations,
    consultantRecommendations: snapshot.consultantRecommendations,
    personalityInsight: snapshot.personalityInsight,
    careerFields: snapshot.careerFields,
    byPreparation: snapshot.byPreparation,
    scoreBands: snapshot.scoreBands,
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
    leastCount: result.leastCount,
    caution: result.caution,
  };
}
