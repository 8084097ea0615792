import { dot } from '../vectors.ts';
import { choleskyFactor, choleskyInverse, choleskySolve } from './cholesky.ts';
import type { Answer } from './item.ts';
import { addEvidence, type Evidence } from './item-response.ts';
import { latentCount } from './latent-scales.ts';
import { getPrior } from './prior.ts';

export interface Posterior {
  /** The most probable latent vector (MAP estimate). */
  readonly mode: Float64Array;
  /** The lower Cholesky factor of minus the curvature of the log-posterior at the mode. */
  readonly precisionFactor: Float64Array;
  /** The inverse of minus that curvature, row by row. */
  readonly covariance: Float64Array;
}

const maxIterations = 60;
const maxHalvings = 30;

/** Approximates the posterior given the answers by a normal distribution around its mode. */
export function posteriorOf(answers: readonly Answer[]): Posterior {
  const { mode, information } = climb(answers, 1e-10);
  const precisionFactor = choleskyFactor(information, latentCount);
  return { mode, precisionFactor, covariance: choleskyInverse(precisionFactor, latentCount) };
}

/**
 * Returns the most probable latent vector given the answers, found by Newton's method from the prior mean.
 * `tolerance` bounds the last change of any scale.
 */
export function posteriorMode(answers: readonly Answer[], tolerance: number): Float64Array {
  return climb(answers, tolerance).mode;
}

function climb(answers: readonly Answer[], tolerance: number) {
  let mode = new Float64Array(latentCount);
  let slope = slopeAt(mode, answers);
  for (let iteration = 0; iteration < maxIterations; iteration += 1) {
    const { gradient, information } = slope;
    const step = choleskySolve(choleskyFactor(information, latentCount), gradient);
    if (step.every((change) => Math.abs(change) < tolerance)) break;
    const rise = dot(gradient, step);
    const from = mode;
    const go = (share: number) => {
      mode = from.map((value, i) => value + share * (step[i] ?? 0));
      slope = slopeAt(mode, answers);
    };
    go(1);
    // Apart from guessing, the log-posterior is concave: when the slope along the step is below minus half of
    // the initial slope, the step overshoots.
    for (let i = 1; dot(slope.gradient, step) < -rise / 2 && i <= maxHalvings; i += 1) go(2 ** -i);
  }
  return { mode, information: slope.information };
}

function slopeAt(theta: Float64Array, answers: readonly Answer[]): Evidence {
  const { precision } = getPrior();
  const slope = { gradient: new Float64Array(latentCount), information: precision.slice() };
  for (let row = 0; row < latentCount; row += 1) {
    let pull = 0;
    for (let column = 0; column < latentCount; column += 1) {
      pull += (precision[row * latentCount + column] ?? 0) * (theta[column] ?? 0);
    }
    slope.gradient[row] = -pull;
  }
  for (const answer of answers) addEvidence(answer, theta, slope);
  return slope;
}
