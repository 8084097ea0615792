import {
  type Response,
  type SubmitAssessmentInput,
  type Tier,
  tierFacts,
} from '@guildpath/contract';
import type { ResultRow } from '@guildpath/db';
import { matchCareers, matchFields, scoreAssessment } from '@guildpath/scoring';
import { careerRoadmap } from '../../catalogue/career-roadmap.ts';
import type { Instrument } from '../../catalogue/instrument.ts';
import {
  recommendByPreparation,
  recommendCareers,
  recommendConsultants,
  recommendSchools,
  recommendSkills,
} from '../../catalogue/recommendations.ts';
import { toScores } from '../../shared/to-scores.ts';
import type { AppContext } from '../../trpc/context.ts';

/** Complete responses to a tier. */
export interface Answers extends Pick<SubmitAssessmentInput, 'durationSeconds'> {
  readonly tier: Tier;
  readonly responses: readonly Response[];
}

type Assessed = Pick<ResultRow, 'bankVersion' | 'scoringVersion' | 'durationSeconds' | 'snapshot'>;

/** Scores complete responses and gathers everything that the result will show, for good. */
export function assess(
  { catalogue, insightWriter }: Pick<AppContext, 'catalogue' | 'insightWriter'>,
  instrument: Instrument,
  { tier, responses, durationSeconds }: Answers,
): Assessed {
  const profile = scoreAssessment(instrument.questions[tier], responses, { durationSeconds });
  const { careers } = catalogue;
  const matches = matchCareers(profile, careers, { count: tierFacts[tier].careerCount });
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
      byPreparation: recommendByPreparation(catalogue, profile),
      ...(roadmap && { careerRoadmap: roadmap }),
    },
  };
}
