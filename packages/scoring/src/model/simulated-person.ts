import type { Answer, Item } from './item.ts';
import { outcomeProbabilities } from './item-response.ts';
import { latentCount } from './latent-scales.ts';
import { getPrior } from './prior.ts';
import type { SeededRandom } from './seeded-random.ts';

/** A latent vector drawn from the model population, or from one with another covariance. */
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

/** An answer to an item, drawn from its outcome probabilities at `theta`. */
export function drawAnswer(item: Item, theta: Float64Array, random: SeededRandom): Answer {
  const probabilities = outcomeProbabilities(item, theta);
  let rest = random.uniform();
  let outcome = 0;
  while (outcome < probabilities.length - 1 && rest >= (probabilities[outcome] ?? 0)) {
    rest -= probabilities[outcome] ?? 0;
    outcome += 1;
  }
  return { item, outcome };
}
