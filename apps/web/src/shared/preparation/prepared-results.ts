import type { CareerRecommendation, Preparation, ResultsOutput } from '@guildpath/contract';

/** Returns the careers for a length of preparation, or all careers if none is chosen. */
export function preparedCareers(
  results: ResultsOutput,
  preparation: Preparation | undefined,
): readonly CareerRecommendation[] {
  return preparedResults(results, preparation).careerRecommendations;
}

/** Returns the results for a length of preparation, unchanged if none is chosen or nothing is recommended. */
export function preparedResults(
  results: ResultsOutput,
  preparation: Preparation | undefined,
): ResultsOutput {
  if (!preparation || results.assessmentResult.isContradictory) return results;
  const { careerCount: _, careerRecommendations, ...prepared } = results.byPreparation[preparation];
  const personal = new Map(results.careerRecommendations.map((career) => [career.id, career]));
  return {
    ...results,
    ...prepared,
    careerRecommendations: careerRecommendations.map((career) => ({
      ...career,
      analysis: personal.get(career.id)?.analysis ?? career.analysis,
    })),
    // The fields describe the whole list.
    careerFields: [],
    moreCareers: [],
  };
}
