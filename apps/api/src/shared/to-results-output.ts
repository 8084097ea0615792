import type { AssessmentResult, ResultSnapshot, ResultsOutput } from '@guildpath/contract';
import type { ResultRow, ResultSummary } from '@guildpath/db';
import { toAnalysis, toInsight } from '@guildpath/results';

/** Converts a result as it was first shown, with the texts that were written since. */
export function toResultsOutput(result: ResultRow, isNarrativePending: boolean): ResultsOutput {
  // The output schema leaves out what the result does not show, such as the aptitude.
  return {
    ...toShownSnapshot(result.snapshot),
    assessmentResult: toAssessmentResult(result),
    scoringVersion: result.scoringVersion,
    isNarrativePending,
  };
}

/** Joins the texts that the specification names from their parts. */
export function toShownSnapshot(snapshot: ResultSnapshot) {
  return {
    ...snapshot,
    basicInterests: [...(snapshot.basicInterests ?? [])],
    personalityInsight: toInsight(snapshot.portrait),
    careerRecommendations: snapshot.careerRecommendations.map((career) => ({
      ...career,
      aiAnalysis: toAnalysis(career),
    })),
  };
}

export function toAssessmentResult({
  id,
  tier,
  completedAt,
  snapshot,
}: ResultSummary): AssessmentResult {
  // The output schema leaves out the rest of the snapshot.
  return {
    ...snapshot,
    id,
    assessmentType: tier,
    completedAt: completedAt.toISOString(),
    aptitudeScores: {},
  };
}
