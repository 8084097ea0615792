import type { CareerRecommendation, Preparation, ResultsOutput } from '@guildpath/contract';

/** Returns the careers for a length of preparation, or all careers if none is chosen or stored. */
export function preparedCareers(
  { careerRecommendations, byPreparation }: ResultsOutput,
  preparation: Preparation | undefined,
): readonly CareerRecommendation[] {
  return (
    (preparation && byPreparation?.[preparation].careerRecommendations) ?? careerRecommendations
  );
}

/** Returns the results for a length of preparation, unchanged if none is chosen or stored. */
export function preparedResults(
  results: ResultsOutput,
  preparation: Preparation | undefined,
): ResultsOutput {
  const prepared = preparation && results.byPreparation?.[preparation];
  if (!prepared) return results;
  const { careerRecommendations, skillRecommendations, schoolRecommendations } = prepared;
  const analyses = new Map(
    results.careerRecommendations.map(({ id, aiAnalysis }) => [id, aiAnalysis]),
  );
  return {
    ...results,
    careerRecommendations: careerRecommendations.map((career) => ({
      ...career,
      aiAnalysis: analyses.get(career.id),
    })),
    skillRecommendations,
    schoolRecommendations,
    consultantRecommendations:
      prepared.consultantRecommendations ?? results.consultantRecommendations,
    // The fields describe the whole list.
    careerFields: undefined,
    moreCareers: undefined,
  };
}
