import type { RiasecType } from '@guildpath/contract';

export type CharacterClass = 'Warrior' | 'Mage' | 'Healer';

/**
 * The interests behind the advertised classes (spec section 1): Warriors lead (leadership, strategic
 * thinking), Mages innovate (problem solving, innovation), Healers nurture (empathy, communication).
 * Each takes two neighbours or near-neighbours of the hexagon, so that all six types have a class.
 */
const interestsOf: readonly (readonly [CharacterClass, RiasecType, RiasecType])[] = [
  ['Warrior', 'enterprising', 'realistic'],
  ['Mage', 'investigative', 'artistic'],
  ['Healer', 'social', 'conventional'],
];

/**
 * The character class with the largest sum of its two interests. Of equal sums the first of Warrior,
 * Mage and Healer is taken; a type without a score counts as 0.
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
