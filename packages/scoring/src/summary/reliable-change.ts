import { normalCdf } from '../model/distributions.ts';

/** A percentage as a result stores it: a percentile from 1 to 99, with those one standard error below and above. */
export interface BandedScore {
  readonly percentage: number;
  readonly band: { readonly low: number; readonly high: number };
}

/** `unclear` when a difference may be the error of the two measurements alone. */
export type ReliableChange = 'higher' | 'lower' | 'unclear';

/** Of the normal distribution, 95 % lie within. */
const criticalRatio = 1.96;

/**
 * Whether a score has changed from an earlier result to a later one, by the reliable change index: the difference over
 * the standard error of a difference, √(se₁² + se₂²), has to exceed 1.96 (Jacobson & Truax 1991). Both are taken back
 * from percentiles to the scale of the estimates; a percentage or band cut off at 1 or 99 counts with its other side.
 *
 * The standard errors are those of the posterior, which are larger than the spread of repeated estimates (these are
 * shrunk toward the mean). So fewer than 5 % of people who have not changed are said to have. Results of different tiers
 * are compared by their place among the takers of each.
 */
export function reliableChange(earlier: BandedScore, later: BandedScore): ReliableChange {
  const difference = toScale(later.percentage) - toScale(earlier.percentage);
  const error = Math.hypot(standardErrorOf(earlier), standardErrorOf(later));
  if (Math.abs(difference) <= criticalRatio * error) return 'unclear';
  return difference > 0 ? 'higher' : 'lower';
}

function standardErrorOf({ percentage, band }: BandedScore): number {
  const middle = toScale(percentage);
  return Math.max(middle - toScale(band.low), toScale(band.high) - middle);
}

/** The place on a standard normal scale below which this percentage of people lie. */
function toScale(percentage: number): number {
  const share = Math.min(99, Math.max(1, percentage)) / 100;
  let low = -4;
  let high = 4;
  // Halved 40 times, the interval is far below what a whole percentage can tell.
  for (let step = 0; step < 40; step += 1) {
    const middle = (low + high) / 2;
    if (normalCdf(middle) < share) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
