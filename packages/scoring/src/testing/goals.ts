import type { Tier } from '@guildpath/contract';

/** Under the model, and under one that violates it. */
interface ByWorld {
  readonly right: number;
  readonly wrong: number;
}

interface TierGoals {
  /** Mean correlation of six true with six estimated interests, least named in no or in every scene. */
  readonly profileR: { readonly withoutLeast: ByWorld; readonly withLeast: ByWorld };
  /** Mean correlation of true with estimated traits, under the model. */
  readonly traitR: number;
  /** The probability that a person's Match Confidence is above that of random responding. */
  readonly aboveRandom: ByWorld;
}

/** What a tier must reach in simulation. */
export const tierGoals: Readonly<Record<Tier, TierGoals>> = {
  quick: {
    profileR: {
      withoutLeast: { right: 0.62, wrong: 0.52 },
      withLeast: { right: 0.7, wrong: 0.6 },
    },
    traitR: 0.61,
    aboveRandom: { right: 0.7, wrong: 0.63 },
  },
  standard: {
    profileR: {
      withoutLeast: { right: 0.69, wrong: 0.59 },
      withLeast: { right: 0.76, wrong: 0.66 },
    },
    traitR: 0.73,
    aboveRandom: { right: 0.8, wrong: 0.7 },
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

/**
 * The bounds for the share of people with any one archetype or personality type. Balanced is by far the
 * most frequent type: with these correlations two in five people are above 70 on none of openness,
 * conscientiousness and extraversion.
 */
export const minShare = 0.03;
export const maxShare = 0.45;
