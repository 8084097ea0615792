import { type BigFiveTrait, traitNames } from '@guildpath/contract';
import { nearestToType, personalityType } from '@guildpath/scoring';

/** Names the type and, for the many who are Balanced, the trait nearest to another type. */
export function personalityWords(scores: Partial<Record<BigFiveTrait, number>>): string {
  const nearest = nearestToType(scores);
  const type = personalityType(scores);
  return nearest ? `${type}, nearest to high ${traitNames[nearest]}` : type;
}
