import type { Tier } from '@guildpath/contract';

export const confidenceLevels = ['low', 'middle', 'high'] as const;
export type ConfidenceLevel = (typeof confidenceLevels)[number];

/**
 * From which Match Confidence on it is middle, and high. Longer quests shrink the matches of random
 * responding more, so the limits differ by tier.
 */
const lowestOf: Readonly<Record<Tier, { readonly middle: number; readonly high: number }>> = {
  quick: { middle: 69, high: 83 },
  standard: { middle: 67, high: 82 },
  epic: { middle: 66, high: 82 },
};

/** What a Match Confidence says. */
export function confidenceLevel(confidence: number, tier: Tier): ConfidenceLevel {
  const { middle, high } = lowestOf[tier];
  if (confidence >= high) return 'high';
  return confidence >= middle ? 'middle' : 'low';
}
