import type { Tier } from '@guildpath/contract';
import { type ConfidenceLevel, confidenceLevel } from '@guildpath/scoring';

/** Spec section 9. */
const averagedCount = 3;

// The bench of scoring holds each against people and against random responding.
const meanings: Record<ConfidenceLevel, string> = {
  high: 'Your answers point clearly one way: the best matches fit what you chose again and again.',
  middle:
    'Your answers lean one way: good places to start looking, though chance alone can look like this.',
  low: 'Your answers point several ways: take the matches as first ideas, and see which ones draw you.',
};

export interface Confidence {
  readonly matchConfidence: number;
  readonly tier: Tier;
  readonly careerCount: number;
  /** Whether the answers were such that they may say little: then no word about what they point to. */
  readonly isDoubted: boolean;
}

/** What a Match Confidence means, without overpromising. A career picked at random has 50. */
export function confidenceWords({
  matchConfidence,
  tier,
  careerCount,
  isDoubted,
}: Confidence): string {
  if (careerCount === 0) return 'There are no career matches here to be sure of.';
  const matches =
    careerCount < averagedCount ? 'all your matches' : 'your three best of all matches';
  const average = `Match Confidence is the average of ${matches}.`;
  return isDoubted ? average : `${meanings[confidenceLevel(matchConfidence, tier)]} ${average}`;
}
