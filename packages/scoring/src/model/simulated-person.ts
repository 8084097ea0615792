import type { Answer, ChoiceItem, Item } from './item.ts';
import { leastProbabilities, outcomeProbabilities } from './item-response.ts';
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

/** How someone answers, beyond choosing. */
interface Drawing {
  /** Whether choices come with what is least like the person; default false. */
  readonly withLeast?: boolean;
}

/** An answer to an item, drawn from its outcome probabilities at `theta`. */
export function drawAnswer(
  item: Item,
  theta: Float64Array,
  random: SeededRandom,
  { withLeast = false }: Drawing = {},
): Answer {
  const outcome = drawOutcome(outcomeProbabilities(item, theta), random);
  if (item.kind !== 'choice' || !withLeast) return { item, outcome };
  return { item, outcome, least: drawLeast(item, outcome, theta, random) };
}

/** The option least like someone at `theta` who has chosen one, drawn from its probability. */
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
  // Rounding can leave a rest; it belongs to the last outcome that is possible.
  return last;
}
