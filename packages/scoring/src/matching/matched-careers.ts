import type { Career } from '@guildpath/contract';
import { oncePer } from '../once-per.ts';
import type { CareerMatch } from './match-careers.ts';

/** Picks the part of a match that recommendations need. */
export type RankedCareer = Pick<CareerMatch, 'careerId' | 'matchPercentage'>;

export interface MatchedCareer {
  readonly career: Career;
  readonly matchPercentage: number;
}

const careersById = oncePer(
  (careers: readonly Career[]) => new Map(careers.map((career) => [career.id, career])),
);

/** Looks up the careers of matches, in the order of the matches; unknown ids are skipped. */
export function matchedCareers(
  matches: readonly RankedCareer[],
  careers: readonly Career[],
): MatchedCareer[] {
  const byId = careersById(careers);
  return matches.flatMap(({ careerId, matchPercentage }) => {
    const career = byId.get(careerId);
    return career ? [{ career, matchPercentage }] : [];
  });
}
