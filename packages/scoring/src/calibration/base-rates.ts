import type { Item } from '../model/item.ts';
import { outcomeProbabilities } from '../model/item-response.ts';
import { latentCount } from '../model/latent-scales.ts';
import { seededRandom } from '../model/seeded-random.ts';
import { drawPerson } from '../model/simulated-person.ts';

const people = 2000;
const seed = 20_261_123;

let population: readonly Float64Array[] | undefined;

function getPopulation(): readonly Float64Array[] {
  if (!population) {
    const random = seededRandom(seed);
    // Each person comes with their mirror image, so that every scale has a mean of exactly 0.
    const drawn = Array.from({ length: people }, () => drawPerson(random));
    population = drawn.flatMap((theta) => [theta, theta.map((value) => -value)]);
  }
  return population;
}

// Nodes and weights of a quadrature under the standard normal distribution, for integrals over one scale.
const grid = Array.from({ length: 241 }, (_, i) => (i - 120) / 20);
const density = grid.map((value) => Math.exp((-value * value) / 2));
const total = density.reduce((sum, value) => sum + value, 0);

/**
 * Returns the share of the model population that gives each outcome of an item. A choice among four
 * correlated interests is averaged over simulated people (fixed seed); an item on one scale is integrated
 * numerically.
 */
export function expectedRates(item: Item): number[] {
  if (item.kind === 'choice') {
    const everyone = getPopulation();
    return average(
      everyone.map((theta) => [outcomeProbabilities(item, theta), 1 / everyone.length]),
    );
  }
  const theta = new Float64Array(latentCount);
  return average(
    grid.map((value, point) => {
      theta[item.scale] = value;
      return [outcomeProbabilities(item, theta), (density[point] ?? 0) / total];
    }),
  );
}

function average(
  parts: readonly (readonly [rates: ArrayLike<number>, weight: number])[],
): number[] {
  const mean: number[] = [];
  for (const [rates, weight] of parts) {
    for (let outcome = 0; outcome < rates.length; outcome += 1) {
      mean[outcome] = (mean[outcome] ?? 0) + weight * (rates[outcome] ?? 0);
    }
  }
  return mean;
}
