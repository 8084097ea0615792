import {
  type BigFiveTrait,
  bigFiveTraits,
  type RiasecType,
  riasecTypes,
} from '@guildpath/contract';
import { indexOfScale } from '../model/latent-scales.ts';
import type { TraitProfile } from '../trait-profile.ts';
import { mean } from './statistics.ts';

/** Someone with known true scales, and what their answers say about them. */
export interface Taker {
  readonly theta: Float64Array;
  readonly profile: TraitProfile;
}

type InterestOrTrait = RiasecType | BigFiveTrait;
export const interestsAndTraits: readonly InterestOrTrait[] = [...riasecTypes, ...bigFiveTraits];

/** The mean of the squared errors of an estimate, in squared standard errors: 1 if these are right. */
export function meanSquaredError(takers: readonly Taker[], scale: InterestOrTrait): number {
  const index = indexOfScale(scale);
  return mean(
    takers.map(({ theta, profile: { posterior } }) => {
      const error = (posterior.mean[index] ?? 0) - (theta[index] ?? 0);
      return error ** 2 / (posterior.covariance[index]?.[index] ?? 1);
    }),
  );
}

/** The share of takers who are above 70 on a scale: three in ten by the meaning of a percentage. */
export function shareAbove70(takers: readonly Taker[], scale: InterestOrTrait): number {
  return mean(
    takers.map(({ profile }) => {
      const scores = { ...profile.riasec, ...profile.bigFive };
      return Number(scores[scale].percentage > 70);
    }),
  );
}
