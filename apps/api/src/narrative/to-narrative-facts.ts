import { tierFacts } from '@guildpath/contract';
import type { ResultRow } from '@guildpath/db';

/** What the AI endpoint is told: figures and catalogue, and nothing that says who the person is. */
export function toNarrativeFacts({ tier, snapshot }: Pick<ResultRow, 'tier' | 'snapshot'>) {
  return {
    answersGiven: tierFacts[tier].questionCount,
    interestPercentiles: snapshot.riasecScores,
    traitPercentiles: snapshot.bigFiveScores,
    aptitudePercentiles: snapshot.aptitudeScores,
    percentilesLikelyBetween: snapshot.scoreBands,
    insightSoFar: snapshot.personalityInsight,
    careers: snapshot.careerRecommendations.map((career) => ({
      careerId: career.id,
      title: career.careerTitle,
      jobFamily: career.careerCategory,
      matchPercentage: career.matchPercentage,
      description: career.description,
      skills: career.skillTags,
      ...career.reasons,
      analysisSoFar: career.aiAnalysis,
    })),
  };
}
