import type { Answer } from './item.ts';
import { outcomeProbabilities } from './item-response.ts';
import { aptitudeBlock, latentCount } from './latent-scales.ts';
import { logistic } from './logistic.ts';
import type { Posterior } from './posterior.ts';
import { getPrior } from './prior.ts';

/** The share of people who answer without reading: about one in ten (Meade & Craig 2012). */
const carelessShare = 0.1;

/** Options of a question: the chance of each for someone who does not read is one in so many. */
const optionCount = 4;

/** Interests and traits come first in the latent vector; aptitude is independent of them. */
const tasteCount = aptitudeBlock.start;

/**
 * How probable it is, from 0 to 1, that answers express interests and traits at all and are not
 * thrown dice: by Bayes' rule from the probability of the answers under the model (Laplace's
 * approximation) and under equal chances for every option.
 *
 * Aptitude does not count. Wrong answers would speak for dice, and that would lower the matches of
 * people who reason less well.
 */
export function coherenceOf(answers: readonly Answer[], posterior: Posterior): number {
  const tastes = answers.filter(({ item }) => item.kind !== 'ability');
  const forModel = logEvidence(tastes, posterior);
  const forChance = -tastes.length * Math.log(optionCount);
  return logistic(Math.log((1 - carelessShare) / carelessShare) + forModel - forChance);
}

function logEvidence(
  tastes: readonly Answer[],
  { mode, precisionFactor }: Pick<Posterior, 'mode' | 'precisionFactor'>,
): number {
  const prior = getPrior();
  let sum = tasteLogRoot(prior.precisionFactor) - tasteLogRoot(precisionFactor);
  for (const { item, outcome } of tastes) {
    sum += Math.log(outcomeProbabilities(item, mode)[outcome] ?? 0);
  }
  for (let row = 0; row < tasteCount; row += 1) {
    for (let column = 0; column < tasteCount; column += 1) {
      const precision = prior.precision[row * latentCount + column] ?? 0;
      sum -= ((mode[row] ?? 0) * precision * (mode[column] ?? 0)) / 2;
    }
  }
  return sum;
}

/** Half the log-determinant of the part of a precision that concerns interests and traits. */
function tasteLogRoot(factor: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < tasteCount; i += 1) sum += Math.log(factor[i * latentCount + i] ?? 1);
  return sum;
}
