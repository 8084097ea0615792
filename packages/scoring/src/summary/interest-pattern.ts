import { type RiasecType, riasecTypes } from '@guildpath/contract';
import { indexOfScale } from '../model/latent-scales.ts';
import type { TraitProfile } from '../trait-profile.ts';

/** The shape of someone's interests, as far as their answers tell. */
export type InterestPattern =
  /** The second interest is clearly ahead of the third. */
  | { readonly kind: 'pair'; readonly first: RiasecType; readonly second: RiasecType }
  /** The second and the third are within the error of their difference. */
  | {
      readonly kind: 'tied';
      readonly first: RiasecType;
      readonly seconds: readonly [RiasecType, RiasecType];
    }
  /** One interest is clearly ahead, and no other above the middle. */
  | { readonly kind: 'single'; readonly first: RiasecType }
  /** The first is hardly ahead of the fourth: no two or three interests stand out. */
  | { readonly kind: 'even' };

/**
 * Below this many standard errors a difference is a tie: which of the two is ahead would be right in
 * fewer than 62 of 100 cases (the normal distribution up to 0.3).
 */
const tieBelow = 0.3;

/**
 * Below this many standard errors between the first and the fourth, a profile is even. The limit is
 * above that of a tie because the highest and the fourth of six are picked for being so: their
 * difference is larger than that of two interests named in advance.
 */
const evenBelow = 0.5;

/** The percentage in the middle of the people who take the same questions. */
const middle = 50;

/** The pattern of a person's interests. Its first is the interest that names the archetype. */
export function interestPattern(profile: TraitProfile): InterestPattern {
  const [first, second, third, fourth] = byPercentage(profile);
  if (!first || !second || !third || !fourth) return { kind: 'even' };
  if (errorsApart(profile, first, fourth) < evenBelow) return { kind: 'even' };
  if (profile.riasec[second].percentage <= middle && !isNearTie(profile, first, second)) {
    return { kind: 'single', first };
  }
  return isNearTie(profile, second, third)
    ? { kind: 'tied', first, seconds: [second, third] }
    : { kind: 'pair', first, second };
}

/** The interest that is level with the one that names the archetype, so that either could; undefined where none is. */
export function archetypeTie(profile: TraitProfile): RiasecType | undefined {
  const [first, second] = byPercentage(profile);
  return first && second && isNearTie(profile, first, second) ? second : undefined;
}

/** The sort is stable, so ties go to the first type around the hexagon, as in the archetype. */
function byPercentage({ riasec }: TraitProfile): RiasecType[] {
  return riasecTypes.toSorted((one, other) => riasec[other].percentage - riasec[one].percentage);
}

/** Whether two interests lie so close, measured by the error of their difference, that neither is ahead. */
export function isNearTie(profile: TraitProfile, one: RiasecType, other: RiasecType): boolean {
  return errorsApart(profile, one, other) < tieBelow;
}

/** The distance of two interests in standard errors of their difference. */
function errorsApart(
  { riasec, posterior: { covariance } }: TraitProfile,
  one: RiasecType,
  other: RiasecType,
): number {
  const [i, j] = [indexOfScale(one), indexOfScale(other)];
  const at = (row: number, column: number) => covariance[row]?.[column] ?? 0;
  // Errors of two interests go together, so that of their difference is not the sum of the two.
  const error = Math.sqrt(at(i, i) + at(j, j) - 2 * at(i, j));
  return error === 0 ? 0 : Math.abs(riasec[one].estimate - riasec[other].estimate) / error;
}
