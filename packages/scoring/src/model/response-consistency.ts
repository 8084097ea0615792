import type { ResponseCaution } from '@guildpath/contract';
import { logistic } from './distributions.ts';
import type { Answer } from './item.ts';
import { logProbability } from './item-response.ts';
import { aptitudeBlock, latentCount } from './latent-scales.ts';
import type { Posterior } from './posterior.ts';
import { getPrior } from './prior.ts';

/** The share of people who respond carelessly: about one in ten (Meade & Craig 2012). */
const carelessShare = 0.1;

/**
 * The share among people whose answers call for caution, such as a straight line: an assumption, as
 * nobody has counted them here. Even odds lower the Match Confidence of people by 5 to 10 points and
 * leave the order of their matches.
 */
const cautionedCarelessShare = 0.5;

/** The options of a question. */
const optionCount = 4;

/** Interests and traits come first in the latent vector; aptitude is independent of them. */
const scaleCount = aptitudeBlock.start;

/**
 * The probability, 0 to 1, that answers express interests and traits rather than random responding:
 * by Bayes' rule from the probability of the answers under the model (Laplace's approximation) and
 * under equal chances for every possible answer.
 *
 * Aptitude items are excluded: wrong answers look like random responding, which would lower the
 * matches of people with less aptitude.
 */
export function responseConsistencyOf(
  answers: readonly Answer[],
  posterior: Posterior,
  caution?: ResponseCaution,
): number {
  const relevant = answers.filter(({ item }) => item.kind !== 'ability');
  const forModel = logEvidence(relevant, posterior);
  const forChance = -relevant.reduce((sum, answer) => sum + Math.log(waysToAnswer(answer)), 0);
  const careless = caution ? cautionedCarelessShare : carelessShare;
  return logistic(Math.log((1 - careless) / careless) + forModel - forChance);
}

/** The number of answers to a question, which are equally likely under random responding. */
function waysToAnswer({ least }: Answer): number {
  return least === undefined ? optionCount : optionCount * (optionCount - 1);
}

function logEvidence(
  relevant: readonly Answer[],
  { mode, precisionFactor }: Pick<Posterior, 'mode' | 'precisionFactor'>,
): number {
  const prior = getPrior();
  let sum = halfLogDeterminant(prior.precisionFactor) - halfLogDeterminant(precisionFactor);
  for (const answer of relevant) sum += logProbability(answer, mode);
  for (let row = 0; row < scaleCount; row += 1) {
    for (let column = 0; column < scaleCount; column += 1) {
      const precision = prior.precision[row * latentCount + column] ?? 0;
      sum -= ((mode[row] ?? 0) * precision * (mode[column] ?? 0)) / 2;
    }
  }
  return sum;
}

/** Half the log-determinant of the interests and traits of a precision, from its Cholesky factor. */
function halfLogDeterminant(factor: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < scaleCount; i += 1) sum += Math.log(factor[i * latentCount + i] ?? 1);
  return sum;
}
