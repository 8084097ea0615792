import {
  type Response,
  type ResultSnapshot,
  type SubmitAssessmentInput,
  type Tier,
  tierFacts,
} from '@guildpath/contract';
import { archetypeTie, matcherOf, matchFields, scoreAssessment } from '@guildpath/scoring';
import type { Edition } from './edition.ts';
import { careerRoadmap } from './recommendations/career-roadmap.ts';
import {
  recommendByPreparation,
  recommendCareers,
  recommendConsultants,
  recommendSchools,
  recommendSkills,
} from './recommendations/recommendations.ts';
import { toScores } from './to-scores.ts';
import { writeInsight } from './writer/write-insight.ts';

/** The complete responses to a tier. */
export interface TierAnswers extends Pick<SubmitAssessmentInput, 'durationSeconds'> {
  readonly tier: Tier;
  readonly responses: readonly Response[];
}

/** Everything that a result stores about its answers. */
export interface Assessed {
  readonly bankVersion: string;
  readonly scoringVersion: string;
  readonly durationSeconds: number | null;
  readonly snapshot: ResultSnapshot;
}

/** Scores complete responses and puts together everything that the result will ever show. */
export function assess(
  { catalogue, instrument }: Edition,
  { tier, responses, durationSeconds }: TierAnswers,
): Assessed {
  const profile = scoreAssessment(instrument.questions[tier], responses, { durationSeconds });
  const { careers } = catalogue;
  const match = matcherOf(profile, careers);
  const matches = match({ count: tierFacts[tier].careerCount });
  const tie = archetypeTie(profile);
  const roadmap = tier === 'epic' ? careerRoadmap(catalogue, matches) : undefined;
  const written = writeInsight({ ...catalogue, tier, profile, matches });
  return {
    bankVersion: catalogue.version,
    scoringVersion: instrument.version,
    durationSeconds: durationSeconds ?? null,
    snapshot: {
      ...toScores(profile),
      guildTitle: written.guildTitle,
      welcome: written.welcome,
      leastCount: profile.leastCount,
      ...(profile.caution && { caution: profile.caution }),
      ...(tie && { archetypeTie: tie }),
      personalityInsight: written.personalityInsight,
      careerFields: matchFields(matches, careers).map(({ category, careerIds }) => ({
        category,
        sentence: written.fieldSentences[category] ?? '',
        careerIds,
      })),
      careerRecommendations: recommendCareers(catalogue, { matches }, written.careerAnalyses),
      skillRecommendations: recommendSkills(catalogue, { matches, profile }),
      schoolRecommendations: recommendSchools(catalogue, { matches }),
      consultantRecommendations: recommendConsultants(catalogue, { matches }),
      byPreparation: recommendByPreparation(catalogue, { profile, match }),
      ...(roadmap && { careerRoadmap: roadmap }),
    },
  };
}
