import type { Tier } from '@guildpath/contract';

interface ByWorld {
  /** Under the model. */
  readonly right: number;
  /** Under a model that violates its assumptions. */
  readonly wrong: number;
}

interface TierGoals {
  /** The mean correlation of six true with six estimated interests. */
  readonly profileR: { readonly withoutLeast: ByWorld; readonly withLeast: ByWorld };
  /** The mean correlation of true with estimated traits, under the model. */
  readonly traitR: number;
  /** The probability that the Match Confidence of a person exceeds that of random responding. */
  readonly aboveRandom: ByWorld;
}

/** Sets the minimum that a tier must reach in simulation. */
export const tierGoals: Readonly<Record<Tier, TierGoals>> = {
  quick: {
    profileR: {
      withoutLeast: { right: 0.69, wrong: 0.59 },
      withLeast: { right: 0.76, wrong: 0.67 },
    },
    traitR: 0.61,
    aboveRandom: { right: 0.76, wrong: 0.68 },
  },
  standard: {
    profileR: {
      withoutLeast: { right: 0.73, wrong: 0.63 },
      withLeast: { right: 0.8, wrong: 0.71 },
    },
    traitR: 0.73,
    aboveRandom: { right: 0.83, wrong: 0.75 },
  },
  epic: {
    profileR: {
      withoutLeast: { right: 0.76, wrong: 0.68 },
      withLeast: { right: 0.82, wrong: 0.74 },
    },
    traitR: 0.79,
    aboveRandom: { right: 0.89, wrong: 0.82 },
  },
};
