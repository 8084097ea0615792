import {
  type BigFiveTrait,
  bigFiveTraits,
  type RiasecType,
  riasecTypes,
} from '@guildpath/contract';
import { indexOfScale } from '../model/latent-scales.ts';
import type { TraitProfile, TraitScore } from '../trait-profile.ts';
import { mean } from '../vectors.ts';

/** Represents a simulated person with known true scales, and the profile from their answers. */
export interface Respondent {
  readonly theta: Float64Array;
  readonly profile: TraitProfile;
}

type InterestOrTrait = RiasecType | BigFiveTrait;
export const interestsAndTraits: readonly InterestOrTrait[] = [...riasecTypes, ...bigFiveTraits];

/** Computes the mean squared error of an estimate in squared standard errors: 1 if these are right. */
export function meanSquaredError(
  respondents: readonly Respondent[],
  scale: InterestOrTrait,
): number {
  const index = indexOfScale(scale);
  return mean(
    respondents.map(({ theta, profile: { posterior } }) => {
      const error = (posterior.mean[index] ?? 0) - (theta[index] ?? 0);
      return error ** 2 / (posterior.covariance[index]?.[index] ?? 1);
    }),
  );
}

/** Computes the share above 70 on a scale: three in ten by the definition of a percentage. */
export function shareAbove70(respondents: readonly Respondent[], scale: InterestOrTrait): number {
  return mean(
    respondents.map(({ profile }) => {
      const scores = { ...profile.riasec, ...profile.bigFive };
      return Number(scores[scale].percentage > 70);
    }),
  );
}

/** Maps each scale to its percentage. */
export function percentagesOf(
  scores: Readonly<Record<string, Pick<TraitScore, 'percentage'>>>,
): Record<string, number> {
  return Object.fromEntries(
    Object.entries(scores).map(([scale, { percentage }]) => [scale, percentage]),
  );
}
