import { type RiasecType, riasecTypes, traitNames } from '@guildpath/contract';

/**
 * The archetype on the share card (spec section 2): the display name of the highest RIASEC type, or
 * `Explorer` when no type has a score. Of equal types the first around the hexagon is taken.
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
