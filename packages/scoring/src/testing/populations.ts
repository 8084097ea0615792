import { optionIds, type Response, riasecTypes, type ScoredQuestion } from '@guildpath/contract';
import { choleskyFactor } from '../model/cholesky.ts';
import { instrumentOf } from '../model/instrument.ts';
import { leastProbabilities, outcomeProbabilities } from '../model/item-response.ts';
import { latentCount } from '../model/latent-scales.ts';
import type { SeededRandom } from '../model/seeded-random.ts';
import { drawLeast, drawPerson } from '../model/simulated-person.ts';
import { answersOf, type LeastNaming, randomAnswers, randomLeast } from './simulated-people.ts';

/** Simulates the answers of people with known true scales. */
export type Answering = (
  questions: readonly ScoredQuestion[],
  theta: Float64Array,
  random: SeededRandom,
  naming: LeastNaming,
) => Response[];

export interface World {
  /** Draws the true scales of a person. */
  readonly person: (random: SeededRandom) => Float64Array;
  readonly answers: Answering;
}

/** Follows the model. */
export const rightModel: World = { person: (random) => drawPerson(random), answers: answersOf };

/**
 * Violates the model: interests correlate less, traits neither with each other nor with interests, every
 * answer depends a fifth less on them, and one scene in ten is answered at random.
 */
export const wrongModel: World = worldOfNoisyAnswers({ leastDependence: 0.8, leastLapses: 0 });

/** Violates the model further: people are less certain of their least options. */
export const noisyLeastWorlds: readonly (readonly [name: string, world: World])[] = [
  ['one more least in ten random', worldOfNoisyAnswers({ leastDependence: 0.8, leastLapses: 0.1 })],
  [
    'two more, and half as dependent',
    worldOfNoisyAnswers({ leastDependence: 0.5, leastLapses: 0.2 }),
  ],
];

interface LeastNoise {
  /** The dependence of least options on the true scales, relative to the model. */
  readonly leastDependence: number;
  /** The share of random least options among choices that are not random. */
  readonly leastLapses: number;
}

function worldOfNoisyAnswers({ leastDependence, leastLapses }: LeastNoise): World {
  return {
    person: (random) => drawPerson(random, otherCorrelations()),
    answers: (questions, theta, random, naming) => {
      const randomOnes = randomAnswers(questions, random, naming);
      const weaker = theta.map((value) => 0.8 * value);
      const forLeast = theta.map((value) => leastDependence * value);
      const asked = instrumentOf(questions).questions;
      return answersOf(questions, weaker, random, naming).map((response, i) => {
        if (random.uniform() < 0.1) return randomOnes[i] ?? response;
        const { item, outcomes } = asked[i] ?? {};
        if (!response.leastOption || item?.kind !== 'choice') return response;
        const { selectedOption } = response;
        if (random.uniform() < leastLapses) {
          return { ...response, leastOption: randomLeast(selectedOption, random) };
        }
        const least = drawLeast(item, outcomes?.[selectedOption] ?? 0, forLeast, random);
        return { ...response, leastOption: optionIds[least] ?? response.leastOption };
      });
    },
  };
}

/** Gives the most likely answer for the person every time. */
export const likeliestAnswers: Answering = (questions, theta, _random, { leastShare = 0 }) =>
  instrumentOf(questions).questions.map(({ id, type, item, outcomes }) => {
    const outcome = likeliest(outcomeProbabilities(item, theta));
    const optionOf = (position: number) =>
      optionIds.find((option) => outcomes[option] === position) ?? 'a';
    const response = { questionId: id, questionType: type, selectedOption: optionOf(outcome) };
    if (item.kind !== 'choice' || leastShare === 0) return response;
    const least = likeliest(leastProbabilities(item, outcome, theta));
    return { ...response, leastOption: optionOf(least) };
  });

/** Answers independently of the true scales. */
export const randomResponding: Answering = (questions, _theta, random, naming) =>
  randomAnswers(questions, random, naming);

function likeliest(probabilities: ArrayLike<number>): number {
  const values = Array.from(probabilities);
  return values.indexOf(Math.max(...values));
}

let otherFactor: Float64Array | undefined;

function otherCorrelations(): Float64Array {
  otherFactor ??= choleskyFactor(weakHexagon(), latentCount);
  return otherFactor;
}

function weakHexagon(): Float64Array {
  const byDistance = [1, 0.3, 0.1, 0];
  const matrix = new Float64Array(latentCount * latentCount);
  for (let i = 0; i < latentCount; i += 1) matrix[i * latentCount + i] = 1;
  for (let i = 0; i < riasecTypes.length; i += 1) {
    for (let j = 0; j < riasecTypes.length; j += 1) {
      const steps = Math.abs(i - j);
      matrix[i * latentCount + j] = byDistance[Math.min(steps, riasecTypes.length - steps)] ?? 0;
    }
  }
  return matrix;
}
