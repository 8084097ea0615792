import type { Preparation, ResultsOutput } from '@guildpath/contract';

/** The results as they are for someone who would prepare that long; unchanged for any, and where nothing else is stored. */
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
    // They describe the whole list.
    careerFields: undefined,
  };
}
