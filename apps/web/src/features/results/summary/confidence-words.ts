const clearFrom = 75;
const fairFrom = 62;
/** Spec section 9. */
const averagedCount = 3;

/** What a Match Confidence means, without overpromising. A career picked at random has 50. */
export function confidenceWords(matchConfidence: number, careerCount: number): string {
  if (careerCount === 0) return 'There are no career matches here to be sure of.';
  const matches = careerCount < averagedCount ? 'your matches' : 'your three best matches';
  return `${meaningOf(matchConfidence)} It is the average of ${matches}.`;
}

function meaningOf(matchConfidence: number): string {
  if (matchConfidence >= clearFrom) {
    return 'Your answers point clearly one way: the best matches fit what you chose again and again.';
  }
  if (matchConfidence >= fairFrom) {
    return 'Your answers lean one way: the best matches are good places to start looking.';
  }
  return 'Your answers point several ways: take the matches as first ideas, and see which ones draw you.';
}
