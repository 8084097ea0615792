import type { AnsweredQuestion } from '@guildpath/contract';
import { type CareerMatch, matcherOf, scoreAssessment } from '@guildpath/scoring';
import type { Edition } from './edition.ts';

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
