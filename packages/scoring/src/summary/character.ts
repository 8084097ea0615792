import { type BigFiveTrait, type RiasecType, riasecTypes, traitNames } from '@guildpath/contract';

/**
 * The archetype on the share card (spec section 2): the display name of the highest RIASEC type, or
 * `Explorer` when no type has a score. Ties go to the first type around the hexagon.
 */
export function archetype(riasecScores: Partial<Record<RiasecType, number>>): string {
  let highest: RiasecType | undefined;
  let score = Number.NEGATIVE_INFINITY;
  for (const type of riasecTypes) {
    const own = riasecScores[type];
    if (own !== undefined && own > score) {
      highest = type;
      score = own;
    }
  }
  return highest ? traitNames[highest] : 'Explorer';
}

export type CharacterClass = 'Warrior' | 'Mage' | 'Healer';

/**
 * The interests behind the advertised classes (spec section 1): Warriors lead (leadership, strategic
 * thinking), Mages innovate (problem solving, innovation), Healers nurture (empathy, communication).
 * Each combines two types that are at most two steps apart on the hexagon, so all six types have a class.
 */
const interestsOf: readonly (readonly [CharacterClass, RiasecType, RiasecType])[] = [
  ['Warrior', 'enterprising', 'realistic'],
  ['Mage', 'investigative', 'artistic'],
  ['Healer', 'social', 'conventional'],
];

/**
 * The character class with the largest sum of its two interests. Ties go to the first of Warrior, Mage
 * and Healer; a type without a score counts as 0.
 */
export function characterClass(riasecScores: Partial<Record<RiasecType, number>>): CharacterClass {
  let best: CharacterClass = 'Warrior';
  let largest = Number.NEGATIVE_INFINITY;
  for (const [name, one, other] of interestsOf) {
    const sum = (riasecScores[one] ?? 0) + (riasecScores[other] ?? 0);
    if (sum > largest) {
      best = name;
      largest = sum;
    }
  }
  return best;
}

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

/** A trait is high when its percentage is above this. */
export const highPercentage = 70;

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
