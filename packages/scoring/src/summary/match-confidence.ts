/** How many of the best matches Match Confidence looks at. */
const considered = 3;

/**
 * Match Confidence (spec section 9): the rounded average of the three best matches, of those there
 * are when fewer, 0 when there are none. Expects the best first.
 */
export function matchConfidence(matches: readonly { readonly matchPercentage: number }[]): number {
  const best = matches.slice(0, considered);
  if (best.length === 0) return 0;
  const sum = best.reduce((total, { matchPercentage }) => total + matchPercentage, 0);
  return Math.round(sum / best.length);
}
