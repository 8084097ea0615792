import type { Tier } from '@guildpath/contract';

export const confidenceLevels = ['low', 'middle', 'high'] as const;
export type ConfidenceLevel = (typeof confidenceLevels)[number];

/** Lower limits of the levels. They differ by tier, because longer quests lower random matches further. */
const lowerLimits: Readonly<Record<Tier, { readonly middle: number; readonly high: number }>> = {
  quick: { middle: 68, high: 84 },
  standard: { middle: 67, high: 83 },
  epic: { middle: 66, high: 81 },
};

/** Classifies a Match Confidence by the limits of the tier. */
export function confidenceLevel(confidence: number, tier: Tier): ConfidenceLevel {
  const { middle, high } = lowerLimits[tier];
  if (confidence >= high) return 'high';
  return confidence >= middle ? 'middle' : 'low';
}
