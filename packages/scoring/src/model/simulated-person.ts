import type { Answer, ChoiceItem, Item } from './item.ts';
import { leastProbabilities, outcomeProbabilities } from './item-response.ts';
import { latentCount } from './latent-scales.ts';
import { getPrior } from './prior.ts';
import type { SeededRandom } from './seeded-random.ts';

/** Draws a latent vector from the model population, or from one with another covariance. */
export function drawPerson(
  random: SeededRandom,
  covarianceFactor: Float64Array = getPrior().covarianceFactor,
): Float64Array {
  const independent = Float64Array.from({ length: latentCount }, () => random.normal());
  return independent.map((_, row) => {
    let sum = 0;
    for (let column = 0; column <= row; column += 1) {
      sum += (covarianceFactor[row * latentCount + column] ?? 0) * (independent[column] ?? 0);
    }
    return sum;
  });
}

/** Draws an answer to an item from its outcome probabilities at `theta`, with a least option if asked to. */
export function drawAnswer(
  item: Item,
  theta: Float64Array,
  random: SeededRandom,
  { withLeast }: { readonly withLeast: boolean },
): Answer {
  const outcome = drawOutcome(outcomeProbabilities(item, theta), random);
  if (item.kind !== 'choice' || !withLeast) return { item, outcome };
  return { item, outcome, least: drawLeast(item, outcome, theta, random) };
}

/** Draws the least option of a person at `theta` who has chosen `chosen`. */
export function drawLeast(
  item: ChoiceItem,
  chosen: number,
  theta: Float64Array,
  random: SeededRandom,
): number {
  return drawOutcome(leastProbabilities(item, chosen, theta), random);
}

function drawOutcome(probabilities: ArrayLike<number>, random: SeededRandom): number {
  let rest = random.uniform();
  let last = 0;
  for (let outcome = 0; outcome < probabilities.length; outcome += 1) {
    const probability = probabilities[outcome] ?? 0;
    if (probability === 0) continue;
    if (rest < probability) return outcome;
    rest -= probability;
    last = outcome;
  }
  // A remainder due to rounding belongs to the last possible outcome.
  return last;
}
