import type { ResultSnapshot } from '@guildpath/contract';
import { characterClass, type TraitProfile } from '@guildpath/scoring';

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

function mapValues<K extends string, V, W>(
  record: Readonly<Record<K, V>>,
  change: (value: V) => W,
): Record<K, W> {
  const changed = Object.entries<V>(record).map(([key, value]) => [key, change(value)]);
  // The keys are the record's own.
  return Object.fromEntries(changed) as Record<K, W>;
}
