import type { ResultsOutput } from '@guildpath/contract';

/** Leaves the recommendations out of a result whose answers contradict each other: they point nowhere. */
export function toShownResults(results: ResultsOutput): ResultsOutput {
  if (!results.assessmentResult.isContradictory) return results;
  return {
    ...results,
    careerRecommendations: [],
    skillRecommendations: [],
    schoolRecommendations: [],
    consultantRecommendations: [],
    careerFields: [],
    moreCareers: [],
    careerRoadmap: undefined,
  };
}
