import type { TraitProfile } from '@guildpath/scoring';

/**
 * A whole number made of all percentages of a profile: it chooses between ways of saying the same,
 * so that people read different texts and the same person always the same one.
 */
export function profileSeed({ riasec, bigFive, aptitude }: TraitProfile): number {
  const scores = [...Object.values(riasec), ...Object.values(bigFive), ...Object.values(aptitude)];
  return scores.reduce((seed, { percentage }) => (seed * 31 + percentage) % 1_000_003, 7);
}

/** The variant that a seed falls on; seeds in a row fall on variants in a row. */
export function pick<Variant>(variants: readonly [Variant, ...Variant[]], seed: number): Variant {
  return variants[seed % variants.length] ?? variants[0];
}
