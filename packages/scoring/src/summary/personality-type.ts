import type { BigFiveTrait } from '@guildpath/contract';

export const personalityTypes = [
  'Innovator',
  'Leader',
  'Visionary',
  'Socializer',
  'Organizer',
  'Creative',
  'Balanced',
] as const;
export type PersonalityType = (typeof personalityTypes)[number];

/** A trait shows in the type when its percentage is above this. */
const highPercentage = 70;

/**
 * The personality type on the share card (spec section 9). The rules are tried in the order of the
 * specification; a trait without a score is not high.
 */
export function personalityType(
  bigFiveScores: Partial<Record<BigFiveTrait, number>>,
): PersonalityType {
  const isHigh = (trait: BigFiveTrait) => (bigFiveScores[trait] ?? 0) > highPercentage;
  const open = isHigh('openness');
  const conscientious = isHigh('conscientiousness');
  const extraverted = isHigh('extraversion');
  if (open && extraverted) return 'Innovator';
  if (conscientious && extraverted) return 'Leader';
  if (open && conscientious) return 'Visionary';
  if (extraverted) return 'Socializer';
  if (conscientious) return 'Organizer';
  if (open) return 'Creative';
  return 'Balanced';
}
