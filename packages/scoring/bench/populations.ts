import { optionIds, type Response, riasecTypes, type ScoredQuestion } from '@guildpath/contract';
import { choleskyFactor } from '../src/model/cholesky.ts';
import { instrumentOf } from '../src/model/instrument.ts';
import { outcomeProbabilities } from '../src/model/item-response.ts';
import { latentCount } from '../src/model/latent-scales.ts';
import type { SeededRandom } from '../src/model/seeded-random.ts';
import { drawPerson } from '../src/model/simulated-person.ts';
import { answersOf, randomAnswers } from '../src/testing/simulated-people.ts';

/** Someone with known true scales, and their answers. */
export interface SimulatedTaker {
  readonly theta: Float64Array;
  readonly responses: Response[];
}

export type Population = (
  questions: readonly ScoredQuestion[],
  random: SeededRandom,
) => SimulatedTaker;

/** A population and how it answers. */
export interface World {
  /** Answers drawn from the model of the world. */
  readonly average: Population;
  /** The same people, always giving the answer most likely for them. */
  readonly consistent: Population;
}

/** The world as the model assumes it. */
export const rightModel: World = {
  average: (questions, random) => {
    const theta = drawPerson(random);
    return { theta, responses: answersOf(questions, theta, random) };
  },
  consistent: (questions, random) => {
    const theta = drawPerson(random);
    return { theta, responses: likeliestAnswers(questions, theta) };
  },
};

/**
 * A world that violates the model: interests correlate less, traits neither with each other nor with
 * interests, every answer depends a fifth less on them, and one answer in ten is random.
 */
export const wrongModel: World = {
  average: (questions, random) => {
    const theta = drawPerson(random, otherCorrelations());
    const weaker = theta.map((value) => 0.8 * value);
    const randomOnes = randomAnswers(questions, random);
    const responses = answersOf(questions, weaker, random).map((response, i) =>
      random.uniform() < 0.1 ? (randomOnes[i] ?? response) : response,
    );
    return { theta, responses };
  },
  consistent: (questions, random) => {
    const theta = drawPerson(random, otherCorrelations());
    return { theta, responses: likeliestAnswers(questions, theta) };
  },
};

/** Random responding, the same in every world: answers do not depend on the true scales. */
export const randomResponding: Population = (questions, random) => ({
  theta: drawPerson(random),
  responses: randomAnswers(questions, random),
});

function likeliestAnswers(questions: readonly ScoredQuestion[], theta: Float64Array): Response[] {
  return instrumentOf(questions).questions.map(({ id, type, item, outcomes }) => {
    const probabilities = Array.from(outcomeProbabilities(item, theta));
    const likeliest = probabilities.indexOf(Math.max(...probabilities));
    const selectedOption = optionIds.find((option) => outcomes[option] === likeliest) ?? 'a';
    return { questionId: id, questionType: type, selectedOption };
  });
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
