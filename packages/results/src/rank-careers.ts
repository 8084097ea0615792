import type { AnsweredQuestion } from '@guildpath/contract';
import { type CareerMatch, matcherOf, scoreAssessment } from '@guildpath/scoring';
import type { Catalogue } from './catalogue/catalogue.ts';

/** Matches every career to the answers of a result, best first. */
export function rankCareers(
  { careers }: Catalogue,
  answered: readonly AnsweredQuestion[],
): Pick<CareerMatch, 'careerId' | 'matchPercentage'>[] {
  const profile = scoreAssessment(
    answered.map(({ question }) => question),
    answered.map(({ response }) => response),
  );
  const matches = matcherOf(profile, careers)({ count: careers.length });
  return matches.map(({ careerId, matchPercentage }) => ({ careerId, matchPercentage }));
}
