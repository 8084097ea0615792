import {
  type Response,
  type SubmitAssessmentInput,
  type Tier,
  tierFacts,
} from '@guildpath/contract';
import { type NewResult, type ResultRow, splitSnapshot } from '@guildpath/db';
import { archetypeTie, matcherOf, matchFields, scoreAssessment } from '@guildpath/scoring';
import { createBuiltInWriter } from '../../adapters/insight-writer/built-in-writer.ts';
import { careerRoadmap } from '../../catalogue/career-roadmap.ts';
import {
  recommendByPreparation,
  recommendCareers,
  recommendConsultants,
  recommendSchools,
  recommendSkills,
} from '../../catalogue/recommendations.ts';
import type { Edition } from '../../computing/edition.ts';
import { toScores } from '../../shared/to-scores.ts';

/** Complete responses to a tier. */
export interface Answers extends Pick<SubmitAssessmentInput, 'durationSeconds'> {
  readonly tier: Tier;
  readonly responses: readonly Response[];
}

type Assessed = Pick<ResultRow, 'bankVersion' | 'scoringVersion' | 'durationSeconds' | 'snapshot'>;

/** What was assessed, as it is stored. */
export type Storable = Pick<NewResult, keyof Assessed | 'recommendations'>;

const insightWriter = createBuiltInWriter();

/** Scores complete responses and gathers everything that the result will show, for good. */
export function assess(
  { catalogue, instrument }: Edition,
  { tier, responses, durationSeconds }: Answers,
): Assessed {
  const profile = scoreAssessment(instrument.questions[tier], responses, { durationSeconds });
  const { careers } = catalogue;
  const match = matcherOf(profile, careers);
  const matches = match({ count: tierFacts[tier].careerCount });
  const tie = archetypeTie(profile);
  const roadmap = tier === 'epic' ? careerRoadmap(catalogue, matches) : undefined;
  const written = insightWriter.write({ ...catalogue, tier, profile, matches });
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

/** As `assess`, for who stores the result. */
export function assessToStore(edition: Edition, answers: Answers): Storable {
  const { snapshot, ...assessed } = assess(edition, answers);
  return { ...assessed, ...splitSnapshot(snapshot) };
}
