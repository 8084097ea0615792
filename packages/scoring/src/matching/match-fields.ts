import type { Career } from '@guildpath/contract';
import { matchedCareers, type RankedCareer } from './matched-careers.ts';

/** A job family into which the best matches fall. */
export interface MatchField {
  readonly category: string;
  /** The matched careers that belong to it, best first. */
  readonly careerIds: string[];
}

/** A match is a near-tie of the best when it is fewer points below it. */
const nearTiePoints = 4;
const minFields = 2;

/**
 * Returns the job families of the near-ties at the top of the matches: that of the best match first, then
 * those with the most and the closest near-ties. It returns two families if the matches have two, even when
 * all near-ties are of one, and at most `count`; default 3. Expects the best match first.
 */
export function matchFields(
  matches: readonly RankedCareer[],
  careers: readonly Career[],
  count = 3,
): MatchField[] {
  const best = matches[0]?.matchPercentage ?? 0;
  const families = new Map<string, { readonly careerIds: string[]; closeness: number }>();
  for (const { career, matchPercentage } of matchedCareers(matches, careers)) {
    const family = families.get(career.category) ?? { careerIds: [], closeness: 0 };
    family.careerIds.push(career.id);
    family.closeness += Math.max(0, nearTiePoints - (best - matchPercentage));
    families.set(career.category, family);
  }
  const [ofBest, ...others] = families;
  if (!ofBest) return [];
  // The sort is stable, so families without near-ties stay in the order of their best careers.
  const ordered = [ofBest, ...others.sort(([, one], [, other]) => other.closeness - one.closeness)];
  return ordered
    .filter(([, { closeness }], place) => place < minFields || closeness > 0)
    .slice(0, count)
    .map(([category, { careerIds }]) => ({ category, careerIds }));
}
