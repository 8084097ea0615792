const averagedMatches = 3;

/**
 * Computes Match Confidence (spec section 9): the rounded mean of the three best matches, or of all when
 * there are fewer; 0 when there are none. Expects the best first.
 */
export function matchConfidence(matches: readonly { readonly matchPercentage: number }[]): number {
  const best = matches.slice(0, averagedMatches);
  if (best.length === 0) return 0;
  const sum = best.reduce((total, { matchPercentage }) => total + matchPercentage, 0);
  return Math.round(sum / best.length);
}
