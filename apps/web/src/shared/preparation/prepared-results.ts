import type { CareerRecommendation, Preparation, ResultsOutput } from '@guildpath/contract';

/** A list of careers and, unless it is older than the choice, the best ones for each length of preparation. */
export type CareerChoices = Pick<ResultsOutput, 'careerRecommendations' | 'byPreparation'>;

/** The careers for someone who would prepare that long; all of them for any, and where nothing else is stored. */
export function preparedCareers(
  { careerRecommendations, byPreparation }: CareerChoices,
  preparation: Preparation | undefined,
): readonly CareerRecommendation[] {
  return (
    (preparation && byPreparation?.[preparation].careerRecommendations) ?? careerRecommendations
  );
}

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
    consultantRecommendations:
      prepared.consultantRecommendations ?? results.consultantRecommendations,
    // They describe the whole list.
    careerFields: undefined,
  };
}
