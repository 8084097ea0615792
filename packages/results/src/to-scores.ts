import type { ResultSnapshot } from '@guildpath/contract';
import { characterClass, type TraitProfile } from '@guildpath/scoring';
import { mapValues } from './map-values.ts';

type Scores = Pick<
  ResultSnapshot,
  'riasecScores' | 'bigFiveScores' | 'aptitudeScores' | 'scoreBands' | 'characterClass'
>;

/** Reduces a profile to percentages, their bands, and the character class. */
export function toScores({ riasec, bigFive, aptitude }: TraitProfile): Scores {
  const riasecScores = mapValues(riasec, ({ percentage }) => percentage);
  return {
    riasecScores,
    bigFiveScores: mapValues(bigFive, ({ percentage }) => percentage),
    aptitudeScores: mapValues(aptitude, ({ percentage }) => percentage),
    scoreBands: {
      riasec: mapValues(riasec, ({ band }) => band),
      bigFive: mapValues(bigFive, ({ band }) => band),
    },
    characterClass: characterClass(riasecScores),
  };
}
