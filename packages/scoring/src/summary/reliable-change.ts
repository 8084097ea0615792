import { normalCdf } from '../model/distributions.ts';

/** Represents a score as stored: a percentile from 1 to 99, and those one standard error below and above. */
export interface BandedScore {
  readonly percentage: number;
  readonly band: { readonly low: number; readonly high: number };
}

/** `unclear` means that measurement error alone may explain the difference. */
export type ReliableChange = 'higher' | 'lower' | 'unclear';

/** Encloses 95 % of the standard normal distribution. */
const criticalRatio = 1.96;

/**
 * Compares an earlier with a later score by the reliable change index: the difference divided by its
 * standard error, √(se₁² + se₂²), must exceed 1.96 (Jacobson & Truax 1991). Percentiles are converted back
 * to the scale of the estimates. Where a percentage or band is cut off at 1 or 99, the other side of the
 * band counts.
 *
 * The standard errors are those of the posterior, which are larger than the spread of repeated estimates,
 * because estimates are shrunk toward the mean. So fewer than 5 % of people without a change appear to have
 * changed. Results of different tiers are compared by their percentiles in each.
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

// The inverse of the standard normal distribution function, by bisection.
function toScale(percentage: number): number {
  const share = Math.min(99, Math.max(1, percentage)) / 100;
  let low = -4;
  let high = 4;
  // After 40 halvings the interval is far smaller than the effect of a whole percentage.
  for (let step = 0; step < 40; step += 1) {
    const middle = (low + high) / 2;
    if (normalCdf(middle) < share) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
