import type { Career } from '@guildpath/contract';
import { matchedCareers, type RankedCareer } from './matched-careers.ts';

/** A job family into which a person's best matches fall. */
export interface MatchField {
  readonly category: string;
  /** The best careers that belong to it, at most three, best first. */
  readonly careerIds: string[];
  /** True where only one of its careers, or none, is among the first twenty matches. */
  readonly isLone: boolean;
}

/** The number of matches that `matchFields` needs; those below are too far from the best to count. */
export const fieldMatchCount = 60;

/** A match counts for its family by the points that it is closer to the best than this. */
const reachPoints = 10;
const fieldCount = 5;
const careersNamed = 3;
/** The families of this many first matches are always among the fields, so that they fit the list. */
const matchesCovered = 3;
/** A family with one career among this many first matches stands for that career alone. */
const firstMatches = 20;

/**
 * Returns five job families, or fewer where the rest are too far: first those of the first three
 * matches, in their order, then those with the most and the closest of the matches near the best one. Expects
 * `fieldMatchCount` matches, the best first. A family is a surer answer than a title: of simulated people who
 * have exactly the interests of one career, 61 % find its family among these (Quick, without least options).
 *
 * `taken` holds the best match for each thing that the person took along: its family is always among them.
 */
export function matchFields(
  matches: readonly RankedCareer[],
  careers: readonly Career[],
  taken: readonly RankedCareer[] = [],
): MatchField[] {
  const ofTaken = matchedCareers(taken, careers);
  const matched = matchedCareers(matches, careers);
  const shown = matched.slice(0, matchesCovered).map(({ career }) => career.category);
  const best = matched[0]?.matchPercentage ?? 0;
  const closeness = new Map<string, number>();
  for (const { career, matchPercentage } of matched) {
    const points = Math.max(0, reachPoints - (best - matchPercentage));
    if (points > 0) closeness.set(career.category, points + (closeness.get(career.category) ?? 0));
  }
  const near = [...closeness].toSorted(([, one], [, other]) => other - one);
  const categories = new Set([
    ...shown.slice(0, 1),
    ...ofTaken.map(({ career }) => career.category),
    ...shown,
    ...near.map(([category]) => category),
    // What was taken along spreads the percentages, so that few families are near.
    ...(taken.length > 0 ? matched.map(({ career }) => career.category) : []),
  ]);
  return [...categories].slice(0, fieldCount).map((category) => {
    const own = [...matched, ...ofTaken].filter(({ career }) => career.category === category);
    const careerIds = [...new Set(own.map(({ career }) => career.id))];
    const first = matched.slice(0, firstMatches);
    const isLone = first.filter(({ career }) => career.category === category).length < 2;
    return { category, careerIds: careerIds.slice(0, careersNamed), isLone };
  });
}
