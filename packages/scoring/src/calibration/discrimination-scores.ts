import { choleskyFactor, choleskySolve } from '../model/cholesky.ts';
import type { Answer, ChoiceItem, Item } from '../model/item.ts';
import { choiceDiscrimination, logProbability } from '../model/item-response.ts';
import { latentCount } from '../model/latent-scales.ts';
import type { Posterior } from '../model/posterior.ts';
import { seededRandom } from '../model/seeded-random.ts';
import { drawPerson } from '../model/simulated-person.ts';

/**
 * The standard deviation of the log-normal prior of discriminations around the assumed one, which expects two
 * in three within a third of it. An assumption.
 */
const priorDeviation = 0.3;

/** Each draw from a posterior comes with its mirror image. */
const drawsPerPerson = 2;
const seed = 20_261_126;

/** The change of the logarithm of a discrimination over which slopes are measured. */
const smallChange = 1e-3;

interface DiscriminationScores {
  /** Adds the answers of one person to these items, with the posterior that follows from them. */
  readonly add: (answers: readonly Answer[], posterior: Posterior, weight: number) => void;
  /** Returns the items with better discriminations, given everyone added. */
  readonly improvedItems: () => Item[];
}

/**
 * Takes one step towards the discriminations of interest scenes with the highest posterior probability, the
 * latent scales being integrated out (Bayes modal estimation, Mislevy 1986). The slope of a person's
 * log-likelihood in the logarithm of a discrimination is the mean of the slope at given scales over the
 * person's posterior (Fisher's identity), here over draws from its normal approximation. The step divides the
 * sum of these slopes by that of their outer products (Berndt, Hall, Hall & Hausman 1974).
 *
 * Puzzles stay as assumed, because guessing hides their discriminations, and so do trait scenes: with three of
 * them or fewer for a trait, estimates ran away in simulation.
 */
export function discriminationScores(items: readonly Item[]): DiscriminationScores {
  const places = items.flatMap(({ kind }, i) => (kind === 'choice' ? [i] : []));
  const gradient = new Float64Array(places.length);
  const information = new Float64Array(places.length ** 2);
  const random = seededRandom(seed);
  return {
    add: (answers, { mode, covariance }, weight) => {
      const factor = choleskyFactor(covariance, latentCount);
      const draws = Array.from({ length: drawsPerPerson }, () => drawPerson(random, factor));
      const thetas = [1, -1].flatMap((sign) =>
        draws.map((draw) => draw.map((deviation, scale) => (mode[scale] ?? 0) + sign * deviation)),
      );
      const slopes = places.map((place) => meanSlope(answers[place], thetas));
      for (const [row, slope] of slopes.entries()) {
        addTo(gradient, row, weight * slope);
        for (const [column, other] of slopes.entries()) {
          addTo(information, row * places.length + column, weight * slope * other);
        }
      }
    },
    improvedItems: () => {
      for (const [row, place] of places.entries()) {
        const item = items[place];
        const distance =
          item?.kind === 'choice' ? Math.log(slopeOf(item) / choiceDiscrimination) : 0;
        addTo(gradient, row, -distance / priorDeviation ** 2);
        addTo(information, row * (places.length + 1), 1 / priorDeviation ** 2);
      }
      const steps = choleskySolve(choleskyFactor(information, places.length), gradient);
      return items.map((item, i) => {
        const step = steps[places.indexOf(i)];
        return item.kind === 'choice' && step !== undefined ? scaled(item, step) : item;
      });
    },
  };
}

function meanSlope(answer: Answer | undefined, thetas: readonly Float64Array[]): number {
  if (answer?.item.kind !== 'choice') return 0;
  const higher = { ...answer, item: scaled(answer.item, smallChange) };
  const lower = { ...answer, item: scaled(answer.item, -smallChange) };
  let sum = 0;
  for (const theta of thetas) sum += logProbability(higher, theta) - logProbability(lower, theta);
  return sum / (2 * smallChange * thetas.length);
}

function scaled(item: ChoiceItem, logChange: number): ChoiceItem {
  return { ...item, discrimination: slopeOf(item) * Math.exp(logChange) };
}

function slopeOf({ discrimination }: ChoiceItem): number {
  return discrimination ?? choiceDiscrimination;
}

function addTo(values: Float64Array, index: number, amount: number): void {
  values[index] = (values[index] ?? 0) + amount;
}
