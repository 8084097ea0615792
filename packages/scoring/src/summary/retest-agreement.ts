import type { Tier } from '@guildpath/contract';

/** Measures what stays the same when people take a tier again with other scenes. */
export interface RetestAgreement {
  /** The first four are shares of people, from 0 to 1. */
  readonly archetype: number;
  readonly characterClass: number;
  readonly personalityType: number;
  readonly bestMatch: number;
  /** The mean number of the five best matches that are the same. */
  readonly topFive: number;
}

/** Holds each figure under the wrong model, in which answers depend less on the person, and under the right one. */
export type RetestOdds = Readonly<
  Record<keyof RetestAgreement, readonly [wrongModel: number, rightModel: number]>
>;

type LeastUse = 'withoutLeast' | 'withLeast';

/**
 * Holds the agreement of two parallel quests, without and with least options. The figures come from `bench`,
 * with as many careers as the product has.
 */
export const retestAgreement: Readonly<Record<Tier, Readonly<Record<LeastUse, RetestOdds>>>> = {
  quick: {
    withoutLeast: {
      archetype: [0.38, 0.46],
      characterClass: [0.56, 0.62],
      personalityType: [0.31, 0.39],
      bestMatch: [0.02, 0.03],
      topFive: [0.3, 0.5],
    },
    withLeast: {
      archetype: [0.41, 0.49],
      characterClass: [0.58, 0.64],
      personalityType: [0.32, 0.4],
      bestMatch: [0.03, 0.05],
      topFive: [0.4, 0.6],
    },
  },
  standard: {
    withoutLeast: {
      archetype: [0.44, 0.5],
      characterClass: [0.58, 0.65],
      personalityType: [0.35, 0.45],
      bestMatch: [0.03, 0.05],
      topFive: [0.4, 0.7],
    },
    withLeast: {
      archetype: [0.46, 0.53],
      characterClass: [0.61, 0.69],
      personalityType: [0.35, 0.46],
      bestMatch: [0.04, 0.07],
      topFive: [0.6, 0.8],
    },
  },
  epic: {
    withoutLeast: {
      archetype: [0.46, 0.54],
      characterClass: [0.62, 0.68],
      personalityType: [0.41, 0.51],
      bestMatch: [0.04, 0.06],
      topFive: [0.5, 0.8],
    },
    withLeast: {
      archetype: [0.49, 0.56],
      characterClass: [0.64, 0.71],
      personalityType: [0.41, 0.5],
      bestMatch: [0.05, 0.1],
      topFive: [0.7, 1],
    },
  },
};
