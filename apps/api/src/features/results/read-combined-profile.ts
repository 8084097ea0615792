import type { CombinedProfileOutput } from '@guildpath/contract';
import {
  type AnsweredQuestion,
  type Db,
  listAnsweredQuestions,
  listLatestResultsOf,
  type UserRow,
} from '@guildpath/db';
import { interestPattern, matcherOf, scoreAssessment } from '@guildpath/scoring';
import { portraitOf } from '../../adapters/insight-writer/portrait.ts';
import { recommendByPreparation, recommendCareers } from '../../catalogue/recommendations.ts';
import type { Edition } from '../../computing/edition.ts';
import { toScores } from '../../shared/to-scores.ts';
import type { AppContext } from '../../trpc/context.ts';
import { toAssessmentResult } from './read-results.ts';

const careerCount = 10;

interface ViewerContext extends Pick<AppContext, 'compute'> {
  readonly db: Db;
  readonly viewer: UserRow;
}

/**
 * One profile from all answers of the viewer's latest result of each tier. Nothing of it is stored: the results
 * themselves stay as they were shown.
 */
export async function readCombinedProfile({
  compute,
  db,
  viewer,
}: ViewerContext): Promise<CombinedProfileOutput> {
  const results = await listLatestResultsOf(db, viewer);
  if (results.length < 2) return { profile: null };
  const answered = await listAnsweredQuestions(
    db,
    results.map(({ id }) => id),
  );
  const combined = await compute.combine(answered);
  return {
    profile: {
      assessments: results.map(toAssessmentResult),
      questionCount: answered.length,
      ...combined,
    },
  };
}

export type Combined = Omit<
  NonNullable<CombinedProfileOutput['profile']>,
  'assessments' | 'questionCount'
>;

/** The profile of all these answers together, and what it leads to. */
export function combine(
  { catalogue, instrument }: Edition,
  answered: readonly AnsweredQuestion[],
): Combined {
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
    guildTitle: portraitOf(interestPattern(profile)).guildTitle,
    careerRecommendations: recommendCareers(catalogue, { matches }),
    byPreparation: recommendByPreparation(catalogue, { profile, match }),
  };
}
