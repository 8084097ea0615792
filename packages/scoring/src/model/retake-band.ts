import { normalCdf, normalQuantile } from './distributions.ts';

/** The probability that the percentile of a parallel quest lies in the band. */
const coverage = 2 / 3;
/** The number of divisions of the probability outside the band between its two sides. */
const divisions = 40;

/** The ranges of the standard normal distribution that have this probability, as pairs of quantiles. */
const ranges = Array.from({ length: divisions + 1 }, (_, division) => {
  const below = ((1 - coverage) * division) / divisions;
  return [
    division === 0 ? Number.NEGATIVE_INFINITY : normalQuantile(below),
    division === divisions ? Number.POSITIVE_INFINITY : normalQuantile(below + coverage),
  ] as const;
});

/**
 * Returns the narrowest range of percentiles, from 0 to 1, into which the estimate of a parallel quest falls
 * with a probability of two thirds.
 *
 * `z` is the estimate divided by the standard deviation of estimates, and `reliability` their variance where
 * the scale itself has variance 1, which is the correlation of two parallel quests (Lord & Novick 1968). So
 * the z of a second quest has the mean `reliability` · z and the variance 1 - `reliability`².
 */
export function retakeBand(z: number, reliability: number): { low: number; high: number } {
  const deviation = Math.sqrt(1 - reliability ** 2);
  const bands = ranges.map(([below, above]) => ({
    low: normalCdf(reliability * z + deviation * below),
    high: normalCdf(reliability * z + deviation * above),
  }));
  return bands.reduce((narrowest, band) =>
    band.high - band.low < narrowest.high - narrowest.low ? band : narrowest,
  );
}
