import { instrumentOf } from '../model/instrument.ts';
import type { Answer } from '../model/item.ts';
import { latentCount } from '../model/latent-scales.ts';
import { posteriorMode } from '../model/posterior.ts';
import { seededRandom } from '../model/seeded-random.ts';
import { drawAnswer, drawPerson } from '../model/simulated-person.ts';
import { balancedQuestions } from './balanced-questions.ts';

export const quickItems = instrumentOf(balancedQuestions('quick')).questions.map(
  ({ item }) => item,
);

/** Selects scenes of the Quick Quest by their place in it. */
export type Scenes = (place: number) => boolean;

export const noScene: Scenes = () => false;
export const everyScene: Scenes = () => true;
export const someScenes: readonly Scenes[] = [
  (place) => place === 0,
  (place) => place === 4,
  (place) => place < 2,
  (place) => place < 3,
  (place) => place % 2 === 0,
  (place) => place >= 3,
  (place) => place > 0,
];

/**
 * Simulates the spreads of estimates among people who name a least option in each subset of scenes. The seed
 * differs from that of `estimateSpread`. Least options are drawn in every scene, so that the answers are the
 * same for all subsets.
 */
export function simulatedSpreads(subsets: readonly Scenes[], people: number): Float64Array[] {
  const random = seededRandom(99);
  const squares = subsets.map(() => new Float64Array(latentCount));
  for (let person = 0; person < people; person += 1) {
    const theta = drawPerson(random);
    const answers = quickItems.map((item) => drawAnswer(item, theta, random, { withLeast: true }));
    for (const [i, isNamed] of subsets.entries()) {
      posteriorMode(naming(isNamed, answers), 1e-3).forEach((value, scale) => {
        const sums = squares[i];
        if (sums) sums[scale] = (sums[scale] ?? 0) + value ** 2 / people;
      });
    }
  }
  return squares.map((sums) => sums.map(Math.sqrt));
}

/** Removes the least options of all other scenes. */
export function naming(isNamed: Scenes, answers: readonly Answer[]): Answer[] {
  return answers.map(({ item, outcome, least }, place) =>
    isNamed(place) ? { item, outcome, least } : { item, outcome },
  );
}

/** Returns the largest relative error of a spread over the scales. */
export function largestError(spread: Float64Array, truth: Float64Array | undefined): number {
  return Math.max(...spread.map((value, scale) => Math.abs(value / (truth?.[scale] ?? 0) - 1)));
}
