import { type BigFiveTrait, bigFiveTraits } from '@guildpath/contract';
import type { TraitProfile } from '../trait-profile.ts';
import { highPercentage } from './character.ts';

export interface TraitLevel {
  readonly trait: BigFiveTrait;
  readonly level: 'low' | 'middle' | 'high';
}

/** As many people are below this percentage as above `highPercentage`. */
const lowPercentage = 100 - highPercentage;

/**
 * Orders the five traits by how much they tell: high and low ones first, then by their distance from the
 * middle in standard errors. High and low have the limits of the personality types.
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

/** Names the level that a chart shows for a percentage. High and low have the limits of the texts. */
export function levelWord(percentage: number): string {
  const level = levelOf(percentage);
  if (level !== 'middle' || percentage === 50) return level;
  return percentage > 50 ? 'upper middle' : 'lower middle';
}

function levelOf(percentage: number): TraitLevel['level'] {
  if (percentage > highPercentage) return 'high';
  return percentage < lowPercentage ? 'low' : 'middle';
}
