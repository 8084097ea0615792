import {
  type BigFiveTrait,
  type CharacterClass,
  type PersonalityType,
  type RiasecType,
  riasecTypes,
  traitNames,
} from '@guildpath/contract';

/**
 * Returns the archetype on the share card (spec section 2): the display name of the highest RIASEC type, or
 * `Explorer` when no type has a score. Ties go to the first type around the hexagon.
 */
export function archetype(riasecScores: Partial<Record<RiasecType, number>>): string {
  const highest = highestType(riasecScores);
  return highest ? traitNames[highest] : 'Explorer';
}

function highestType(riasecScores: Partial<Record<RiasecType, number>>): RiasecType | undefined {
  let highest: RiasecType | undefined;
  let score = Number.NEGATIVE_INFINITY;
  for (const type of riasecTypes) {
    const own = riasecScores[type];
    if (own !== undefined && own > score) {
      highest = type;
      score = own;
    }
  }
  return highest;
}

const classOf: Readonly<Partial<Record<RiasecType, CharacterClass>>> = {
  enterprising: 'Warrior',
  investigative: 'Mage',
  artistic: 'Mage',
  social: 'Healer',
};

/**
 * Returns the character class, which follows the archetype: Enterprising is a Warrior, Investigative and
 * Artistic are Mages, Social is a Healer. Realistic and Conventional belong to none of the advertised classes
 * and take that of the highest of the other four types. Ties go to the first of Warrior, Mage and Healer;
 * a profile without scores is a Warrior.
 */
export function characterClass(riasecScores: Partial<Record<RiasecType, number>>): CharacterClass {
  const ofArchetype = classOf[highestType(riasecScores) ?? 'realistic'];
  if (ofArchetype) return ofArchetype;
  const { enterprising = 0, investigative = 0, artistic = 0, social = 0 } = riasecScores;
  const mage = Math.max(investigative, artistic);
  if (enterprising >= mage && enterprising >= social) return 'Warrior';
  return mage >= social ? 'Mage' : 'Healer';
}

/** A trait is high when its percentage is above this limit (spec section 9). */
export const highPercentage = 70;

/**
 * Returns the personality type on the share card, by the rules of spec section 9 in their order. A trait
 * without a score is not high.
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
