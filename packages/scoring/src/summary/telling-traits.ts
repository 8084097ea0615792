import { type BigFiveTrait, bigFiveTraits } from '@guildpath/contract';
import type { TraitProfile } from '../trait-profile.ts';
import { highPercentage } from './character.ts';

export interface TraitLevel {
  readonly trait: BigFiveTrait;
  readonly level: 'low' | 'middle' | 'high';
}

/** A trait is low below this percentage: as many people as are high above `highPercentage`. */
const lowPercentage = 100 - highPercentage;

/**
 * All five traits with their levels, the most telling first: those that are high or low, then by their
 * distance from the middle in standard errors. High and low have the limits of the personality types.
 */
export function tellingTraits({ bigFive }: TraitProfile): readonly TraitLevel[] {
  const certainty = (trait: BigFiveTrait) =>
    Math.abs(bigFive[trait].estimate) / bigFive[trait].standardError;
  return bigFiveTraits
    .map((trait) => ({ trait, level: levelOf(bigFive[trait].percentage) }))
    .sort(
      (one, other) =>
        Number(one.level === 'middle') - Number(other.level === 'middle') ||
        certainty(other.trait) - certainty(one.trait),
    );
}

function levelOf(percentage: number): TraitLevel['level'] {
  if (percentage > highPercentage) return 'high';
  return percentage < lowPercentage ? 'low' : 'middle';
}
