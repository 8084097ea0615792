import type { ResultSnapshot } from '@guildpath/contract';
import type { PlaceFigures } from '@guildpath/db';
import { archetype } from '@guildpath/scoring';

/** Names what figures about a class count of the result of a place. */
export function toPlaceFigures(result: ResultSnapshot): PlaceFigures {
  const { characterClass, riasecScores, careerRecommendations } = result;
  const [best] = careerRecommendations;
  return {
    characterClass,
    archetype: archetype(riasecScores),
    field: best?.careerCategory ?? 'Unknown',
  };
}
