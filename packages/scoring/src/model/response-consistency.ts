import type { ResponseCaution } from '@guildpath/contract';
import { logistic } from './distributions.ts';
import type { Answer } from './item.ts';
import { logProbability } from './item-response.ts';
import { aptitudeBlock, latentCount } from './latent-scales.ts';
import type { Posterior } from './posterior.ts';
import { getPrior } from './prior.ts';

/** About one person in ten responds carelessly (Meade & Craig 2012). */
const carelessShare = 0.1;

/**
 * The assumed share among people whose answers call for caution, such as a straight line. Even odds lower the
 * Match Confidence by 5 to 10 points and do not change the order of the matches.
 */
const cautionedCarelessShare = 0.5;

const optionCount = 4;

/** The interests and traits, which come first in the latent vector; aptitude is independent of them. */
const scaleCount = aptitudeBlock.start;

/**
 * Computes the probability, 0 to 1, that answers express interests and traits rather than random responding.
 * It follows by Bayes' rule from the probability of the answers under the model (Laplace's approximation) and
 * under equal chances for every possible answer.
 *
 * Aptitude items are excluded: wrong answers look like random responding, which would lower the matches of
 * people with less aptitude.
 */
export function responseConsistencyOf(
  answers: readonly Answer[],
  posterior: Posterior,
  caution?: ResponseCaution,
): number {
  const relevant = answers.filter(({ item }) => item.kind !== 'ability');
  const forModel = logEvidence(relevant, posterior);
  const forChance = -relevant.reduce((sum, answer) => sum + Math.log(answerCount(answer)), 0);
  const careless = caution ? cautionedCarelessShare : carelessShare;
  return logistic(Math.log((1 - careless) / careless) + forModel - forChance);
}

// Under random responding, this many answers are equally likely.
function answerCount({ least }: Answer): number {
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

// Covers the interests and traits alone, the first rows of the Cholesky factor.
function halfLogDeterminant(factor: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < scaleCount; i += 1) sum += Math.log(factor[i * latentCount + i] ?? 1);
  return sum;
}
