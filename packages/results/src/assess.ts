import {
  type AnsweredQuestion,
  type PreviewOutput,
  type Response,
  type ResultSnapshot,
  type SubmitAssessmentInput,
  type Tier,
  tierFacts,
} from '@guildpath/contract';
import {
  archetype,
  archetypeTie,
  type CareerMatch,
  fieldMatchCount,
  matcherOf,
  matchFields,
  scoreAssessment,
} from '@guildpath/scoring';
import type { Edition } from './edition.ts';
import { careerRoadmap } from './recommendations/career-roadmap.ts';
import {
  recommendByPreparation,
  recommendCareers,
  recommendConsultants,
  recommendMore,
  recommendSchools,
  recommendSkills,
} from './recommendations/recommendations.ts';
import { toScores } from './to-scores.ts';
import { writeInsight } from './writer/write-insight.ts';

export interface TierAnswers extends Pick<SubmitAssessmentInput, 'durationSeconds'> {
  readonly tier: Tier;
  /** Must answer every question of the tier. */
  readonly responses: readonly Response[];
}

/** A result is stored with exactly these fields beside its answers. */
export interface AssessmentOutcome {
  readonly bankVersion: string;
  readonly scoringVersion: string;
  readonly durationSeconds: number | null;
  readonly snapshot: ResultSnapshot;
}

/** Scores complete responses and computes everything that the result will ever show. */
export function assess(
  { catalogue, instrument, texts }: Edition,
  { tier, responses, durationSeconds }: TierAnswers,
): AssessmentOutcome {
  const profile = scoreAssessment(instrument.questions[tier], responses, { durationSeconds });
  const { careers } = catalogue;
  const match = matcherOf(profile, careers);
  const matches = match({ count: tierFacts[tier].careerCount });
  const nearest = match({ count: fieldMatchCount });
  const fields = matchFields(nearest, careers);
  const tie = archetypeTie(profile);
  const roadmap = tier === 'epic' ? careerRoadmap(catalogue, texts.roadmap, matches) : undefined;
  const written = writeInsight({ ...catalogue, texts, tier, profile, matches, fields });
  return {
    bankVersion: catalogue.version,
    scoringVersion: instrument.version,
    durationSeconds: durationSeconds ?? null,
    snapshot: {
      ...toScores(profile),
      guildTitle: written.guildTitle,
      welcome: written.welcome,
      ...(written.moment !== undefined && { moment: written.moment }),
      leastCount: profile.leastCount,
      ...(profile.caution && { caution: profile.caution }),
      ...(tie && { archetypeTie: tie }),
      personalityInsight: written.personalityInsight,
      friends: written.friends,
      costs: written.costs,
      beside: written.beside,
      careerFields: fields.map(({ category, careerIds }) => ({
        category,
        sentence: written.fieldSentences[category] ?? '',
        careerIds,
      })),
      moreCareers: recommendMore(catalogue, nearest, { matches, fields }),
      careerRecommendations: recommendCareers(catalogue, matches, written.careerAnalyses),
      skillRecommendations: recommendSkills(catalogue, matches, profile),
      schoolRecommendations: recommendSchools(catalogue, matches),
      consultantRecommendations: recommendConsultants(catalogue, matches),
      byPreparation: recommendByPreparation(catalogue, profile, match),
      ...(roadmap && { careerRoadmap: roadmap }),
    },
  };
}

/** Computes the class and archetype that a submission of these responses would show. */
export function preview(
  { instrument }: Edition,
  { tier, responses }: Omit<TierAnswers, 'durationSeconds'>,
): PreviewOutput {
  const profile = scoreAssessment(instrument.questions[tier], responses);
  const { characterClass, riasecScores } = toScores(profile);
  return { characterClass, archetype: archetype(riasecScores) };
}

/** Matches every career to the answers of one or several results, best first. */
export function rankCareers(
  { catalogue, instrument }: Edition,
  answered: readonly AnsweredQuestion[],
): Pick<CareerMatch, 'careerId' | 'matchPercentage'>[] {
  const profile = scoreAssessment(
    instrument.calibrate(answered.map(({ question }) => question)),
    answered.map(({ response }) => response),
  );
  const { careers } = catalogue;
  const matches = matcherOf(profile, careers)({ count: careers.length });
  return matches.map(({ careerId, matchPercentage }) => ({ careerId, matchPercentage }));
}
