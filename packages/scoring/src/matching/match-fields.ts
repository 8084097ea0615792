import type { Career } from '@guildpath/contract';
import { matchedCareers, type RankedCareer } from './matched-careers.ts';

/** A job family into which a person's best matches fall. */
export interface MatchField {
  readonly category: string;
  /** The best careers that belong to it, at most three, best first. */
  readonly careerIds: string[];
}

/** The number of matches that `matchFields` needs; those below are too far from the best to count. */
export const fieldMatchCount = 60;

/** A match counts for its family by the points that it is closer to the best than this. */
const reachPoints = 10;
const fieldCount = 5;
const minFields = 2;
const careersNamed = 3;

/**
 * Returns the job families with the most and the closest of the matches near the best one, among them that of
 * the best match itself: five, or fewer where the rest are too far, but two at least. Expects `fieldMatchCount` matches, the best
 * first. A family is a surer answer than a title: the five best titles alone include the right family for 40 %
 * of simulated people who have exactly the interests of one career, and this rule for 46 % (without tap).
 */
export function matchFields(
  matches: readonly RankedCareer[],
  careers: readonly Career[],
): MatchField[] {
  const matched = matchedCareers(matches, careers);
  const [best] = matched;
  if (!best) return [];
  const families = new Map<string, { readonly careerIds: string[]; closeness: number }>();
  for (const { career, matchPercentage } of matched) {
    const family = families.get(career.category) ?? { careerIds: [], closeness: 0 };
    family.careerIds.push(career.id);
    family.closeness += Math.max(0, reachPoints - (best.matchPercentage - matchPercentage));
    families.set(career.category, family);
  }
  const ordered = [...families]
    .map(([category, { careerIds, closeness }]) => ({
      category,
      careerIds: careerIds.slice(0, careersNamed),
      closeness,
    }))
    .sort((one, other) => other.closeness - one.closeness);
  const isOfBest = ({ category }: MatchField) => category === best.career.category;
  const place = ordered.findIndex(isOfBest);
  const first =
    place < fieldCount
      ? ordered
      : ordered.toSpliced(fieldCount - 1, 0, ...ordered.slice(place, place + 1));
  return first
    .slice(0, fieldCount)
    .filter(({ closeness }, at) => at < minFields || closeness > 0)
    .map(({ category, careerIds }) => ({ category, careerIds }));
}
