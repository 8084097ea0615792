import type { AssessmentResult } from '@guildpath/contract';
import type { ResultSummary } from '@guildpath/db';

/** A stored result as its owner sees it in lists and on the results page. */
export function toAssessmentResult(result: ResultSummary): AssessmentResult {
  return {
    id: result.id,
    assessmentType: result.tier,
    completedAt: result.completedAt.toISOString(),
    riasecScores: result.riasecScores,
    bigFiveScores: result.bigFiveScores,
    aptitudeScores: {},
  };
}
