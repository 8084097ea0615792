import type { Tier } from '@guildpath/contract';
import type { QuestPlace } from '@guildpath/ui';

/** Lists the places of each story in order, with the number of scenes at each. */
export const questPlaces: Readonly<Record<Tier, readonly (readonly [QuestPlace, number])[]>> = {
  quick: [
    ['gate', 1],
    ['hall', 2],
    ['gate', 1],
    ['road', 1],
    ['inn', 1],
    ['ferry', 1],
    ['camp', 1],
    ['mill', 1],
    ['road', 1],
    ['lake', 3],
    ['feast', 1],
    ['gate', 1],
  ],
  standard: [
    ['gate', 1],
    ['ferry', 1],
    ['ship', 2],
    ['inn', 1],
    ['ship', 3],
    ['inn', 1],
    ['ship', 3],
    ['mountains', 3],
    ['camp', 1],
    ['mountains', 1],
    ['camp', 2],
    ['mountains', 1],
    ['camp', 1],
    ['mountains', 3],
    ['feast', 1],
  ],
  epic: [
    ['hall', 3],
    ['gate', 1],
    ['road', 1],
    ['inn', 1],
    ['road', 1],
    ['ship', 9],
    ['city', 8],
    ['ship', 1],
    ['dark-lighthouse', 1],
    ['camp', 1],
    ['dark-lighthouse', 7],
    ['lit-lighthouse', 4],
    ['hall', 1],
    ['gate', 1],
  ],
};

/** Returns the place of a scene, and that of the last scene for the completion. */
export function findPlace(tier: Tier, position: number): QuestPlace {
  const [place] = questPlaces[tier]
    .flatMap(([name, sceneCount]) => Array<QuestPlace>(sceneCount).fill(name))
    .slice(0, position + 1)
    .slice(-1);
  return place ?? 'road';
}
