import type { ResultSnapshot } from '@guildpath/db';
import type { TraitProfile } from '@guildpath/scoring';

type Scores = Pick<
  ResultSnapshot,
  'riasecScores' | 'bigFiveScores' | 'aptitudeScores' | 'scoreBands'
>;

/** The percentages of a profile, and where each lies when one standard error is taken away or added. */
export function toScores({ riasec, bigFive, aptitude }: TraitProfile): Scores {
  return {
    riasecScores: mapValues(riasec, ({ percentage }) => percentage),
    bigFiveScores: mapValues(bigFive, ({ percentage }) => percentage),
    aptitudeScores: mapValues(aptitude, ({ percentage }) => percentage),
    scoreBands: {
      riasec: mapValues(riasec, ({ band }) => band),
      bigFive: mapValues(bigFive, ({ band }) => band),
    },
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
