import { type RiasecType, riasecTypes } from '@guildpath/contract';
import { indexOfScale } from '../model/latent-scales.ts';
import type { TraitProfile } from '../trait-profile.ts';
import { highPercentage } from './character.ts';

/** Describes the shape of a person's interests, as far as the answers can tell. */
export type InterestPattern =
  /** The second interest is clearly ahead of the third. */
  | { readonly kind: 'pair'; readonly first: RiasecType; readonly second: RiasecType }
  /** The second and the third differ by less than the error of their difference. */
  | {
      readonly kind: 'tied';
      readonly first: RiasecType;
      readonly seconds: readonly [RiasecType, RiasecType];
    }
  /** One interest is clearly ahead, and no other is above the middle. */
  | { readonly kind: 'single'; readonly first: RiasecType }
  /** The first is hardly ahead of the fourth, and not high: no interest leads. */
  | { readonly kind: 'even' };

/**
 * A difference of fewer standard errors is a tie: the sign of the true difference would be right in fewer
 * than 62 of 100 cases (the normal distribution up to 0.3).
 */
const tieBelow = 0.3;

/**
 * A profile is even when its first and fourth interests are fewer standard errors apart and the first is not high.
 * The limit is above that of a tie because these two are selected for their ranks, which makes their difference
 * larger than that of two interests named in advance.
 */
const evenBelow = 0.5;

const medianPercentage = 50;

/** Returns the pattern of a person's interests. Its first interest is the one of the archetype. */
export function interestPattern(profile: TraitProfile): InterestPattern {
  const [first, second, third, fourth] = byPercentage(profile);
  if (!first || !second || !third || !fourth) return { kind: 'even' };
  const leads = profile.riasec[first].percentage > highPercentage;
  if (!leads && errorsApart(profile, first, fourth) < evenBelow) return { kind: 'even' };
  if (profile.riasec[second].percentage <= medianPercentage && !isNearTie(profile, first, second)) {
    return { kind: 'single', first };
  }
  return isNearTie(profile, second, third)
    ? { kind: 'tied', first, seconds: [second, third] }
    : { kind: 'pair', first, second };
}

/** Returns the interest that ties with the one of the archetype, or undefined if none does. */
export function archetypeTie(profile: TraitProfile): RiasecType | undefined {
  const [first, second] = byPercentage(profile);
  return first && second && isNearTie(profile, first, second) ? second : undefined;
}

/** Returns all six interests, that with the highest percentage first. */
export function byPercentage({ riasec }: TraitProfile): RiasecType[] {
  // The sort is stable, so ties go to the first type around the hexagon, as for the archetype.
  return riasecTypes.toSorted((one, other) => riasec[other].percentage - riasec[one].percentage);
}

/** Returns true when two interests are too close to be ordered, given the error of their difference. */
export function isNearTie(profile: TraitProfile, one: RiasecType, other: RiasecType): boolean {
  return errorsApart(profile, one, other) < tieBelow;
}

// The distance of two interests in standard errors of their difference.
function errorsApart(
  { riasec, posterior: { covariance } }: TraitProfile,
  one: RiasecType,
  other: RiasecType,
): number {
  const [i, j] = [indexOfScale(one), indexOfScale(other)];
  const at = (row: number, column: number) => covariance[row]?.[column] ?? 0;
  // The errors are correlated.
  const error = Math.sqrt(at(i, i) + at(j, j) - 2 * at(i, j));
  return error === 0 ? 0 : Math.abs(riasec[one].estimate - riasec[other].estimate) / error;
}
