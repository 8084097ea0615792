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

type LeastUse = 'withoutLeast' | 'withLeast';

/**
 * Holds the agreement of two parallel quests, without and with least options, among people who answer as the
 * model assumes. The figures come from `bench`, with as many careers as the product has.
 */
export const retestAgreement: Readonly<Record<Tier, Readonly<Record<LeastUse, RetestAgreement>>>> =
  {
    quick: {
      withoutLeast: {
        archetype: 0.46,
        characterClass: 0.62,
        personalityType: 0.39,
        bestMatch: 0.03,
        topFive: 0.5,
      },
      withLeast: {
        archetype: 0.49,
        characterClass: 0.64,
        personalityType: 0.4,
        bestMatch: 0.05,
        topFive: 0.6,
      },
    },
    standard: {
      withoutLeast: {
        archetype: 0.5,
        characterClass: 0.65,
        personalityType: 0.45,
        bestMatch: 0.05,
        topFive: 0.7,
      },
      withLeast: {
        archetype: 0.53,
        characterClass: 0.69,
        personalityType: 0.46,
        bestMatch: 0.07,
        topFive: 0.8,
      },
    },
    epic: {
      withoutLeast: {
        archetype: 0.54,
        characterClass: 0.68,
        personalityType: 0.5,
        bestMatch: 0.07,
        topFive: 0.8,
      },
      withLeast: {
        archetype: 0.56,
        characterClass: 0.71,
        personalityType: 0.51,
        bestMatch: 0.1,
        topFive: 1.1,
      },
    },
  };
