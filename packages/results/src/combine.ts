import type { AnsweredQuestion, CombinedProfileOutput } from '@guildpath/contract';
import { interestPattern, matcherOf, scoreAssessment } from '@guildpath/scoring';
import type { Edition } from './edition.ts';
import { recommendByPreparation, recommendCareers } from './recommendations/recommendations.ts';
import { toScores } from './to-scores.ts';
import { portraitOf } from './writer/portrait.ts';

const careerCount = 10;

export type CombinedProfile = Omit<
  NonNullable<CombinedProfileOutput['profile']>,
  'assessments' | 'questionCount'
>;

/** Scores the answers of several results as one profile, and matches careers to it. */
export function combine(
  { catalogue, instrument, texts }: Edition,
  answered: readonly AnsweredQuestion[],
): CombinedProfile {
  const profile = scoreAssessment(
    instrument.calibrate(answered.map(({ question }) => question)),
    answered.map(({ response }) => response),
  );
  const { riasecScores, bigFiveScores, scoreBands, characterClass } = toScores(profile);
  const match = matcherOf(profile, catalogue.careers);
  const matches = match({ count: careerCount });
  return {
    riasecScores,
    bigFiveScores,
    scoreBands,
    characterClass,
    guildTitle: portraitOf(texts, interestPattern(profile)).guildTitle,
    careerRecommendations: recommendCareers(catalogue, matches),
    byPreparation: recommendByPreparation(catalogue, profile, match),
  };
}
