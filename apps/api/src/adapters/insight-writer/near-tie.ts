import type { RiasecType } from '@guildpath/contract';
import { latentScales, type TraitProfile } from '@guildpath/scoring';

/**
 * Below this many standard errors a difference is told as a tie: which of the two is ahead would be
 * right in fewer than 62 of 100 cases (the normal distribution up to 0.3).
 */
const tieBelow = 0.3;

/** Whether two interests lie so close, measured by the error of their difference, that neither is ahead. */
export function isNearTie(profile: TraitProfile, one: RiasecType, other: RiasecType): boolean {
  const difference = profile.riasec[one].estimate - profile.riasec[other].estimate;
  return Math.abs(difference) < tieBelow * errorOfDifference(profile, one, other);
}

/** Errors of two interests go together, so that of their difference is less than the two on their own. */
function errorOfDifference(
  { posterior: { covariance } }: TraitProfile,
  one: RiasecType,
  other: RiasecType,
): number {
  const [i, j] = [latentScales.indexOf(one), latentScales.indexOf(other)];
  const at = (row: number, column: number) => covariance[row]?.[column] ?? 0;
  return Math.sqrt(at(i, i) + at(j, j) - 2 * at(i, j));
}
