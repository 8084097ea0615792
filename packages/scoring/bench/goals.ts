import type { Tier } from '@guildpath/contract';
import { leastCorrelations, leastShare, mostShare } from '../src/testing/goals.ts';
import { mean } from '../src/testing/statistics.ts';
import type { Figures } from './simulation.ts';

/** How many times the bare loop's time matching may take. */
const mostTimes = 5;

/** What a tier's figures under the right model fall short of, in words. */
export function missedBy(tier: Tier, figures: Figures): string[] {
  const { profile, trait } = leastCorrelations[tier];
  const least = [
    ['profile r', figures.profileR, profile],
    ['trait r, mean', mean(Object.values(figures.traitR)), trait],
  ] as const;
  const uneven = Object.entries({ ...figures.archetypes, ...figures.personalityTypes }).filter(
    ([, share]) => share < leastShare || share > mostShare,
  );
  return [
    ...least
      .filter(([, reached, wanted]) => reached < wanted)
      .map(([name, reached, wanted]) => `${tier}: ${name} ${reached.toFixed(3)} < ${wanted}`),
    ...uneven.map(([name, share]) => `${tier}: ${(100 * share).toFixed(1)} % are ${name}`),
  ];
}

/** What the matching speed falls short of, in words. */
export function missedBySpeed(ratio: number): string[] {
  return ratio > mostTimes ? [`matching / bare loop ${ratio.toFixed(1)} > ${mostTimes}`] : [];
}
