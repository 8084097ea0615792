/** Represents a score as stored: a percentile from 1 to 99, and the band into which a retake would fall. */
export interface BandedScore {
  readonly percentage: number;
  readonly band: { readonly low: number; readonly high: number };
}

/** `unclear` means that chance alone may explain the difference. */
export type ReliableChange = 'higher' | 'lower' | 'unclear';

/**
 * Compares an earlier with a later score: a change is clear when their bands do not overlap. Between 2 and 8 %
 * of people without a change appear to have changed, depending on the reliability of the quest; the reliable
 * change index (Jacobson & Truax 1991) allows 5 %. Results of different tiers are compared by their
 * percentiles in each.
 */
export function reliableChange(earlier: BandedScore, later: BandedScore): ReliableChange {
  if (later.band.low > earlier.band.high) return 'higher';
  if (later.band.high < earlier.band.low) return 'lower';
  return 'unclear';
}
