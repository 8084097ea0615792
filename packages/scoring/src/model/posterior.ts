import { choleskyFactor, choleskyInverse, choleskySolve } from './cholesky.ts';
import type { Answer } from './item.ts';
import { addEvidence } from './item-response.ts';
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

/** The posterior given the answers, as a normal distribution around its mode. */
export function posteriorOf(answers: readonly Answer[]): Posterior {
  const mode = posteriorMode(answers, 1e-10);
  const { information } = slopeAt(mode, answers, getPrior().precision);
  const precisionFactor = choleskyFactor(information, latentCount);
  return { mode, precisionFactor, covariance: choleskyInverse(precisionFactor, latentCount) };
}

/**
 * The most probable latent vector given the answers, by Newton's method from the prior mean.
 * `tolerance` bounds the last change of any scale; `precision` is that of the prior.
 */
export function posteriorMode(
  answers: readonly Answer[],
  tolerance: number,
  precision: Float64Array = getPrior().precision,
): Float64Array {
  let mode: Float64Array = new Float64Array(latentCount);
  let here = slopeAt(mode, answers, precision);
  for (let iteration = 0; iteration < maxIterations; iteration += 1) {
    const step = choleskySolve(choleskyFactor(here.information, latentCount), here.gradient);
    if (step.every((change) => Math.abs(change) < tolerance)) break;
    const rise = dot(here.gradient, step);
    let share = 1;
    let next = moved(mode, step, share);
    let there = slopeAt(next, answers, precision);
    // The log-posterior is concave apart from guessing. A slope along the step below minus half the
    // initial slope means that the step overshoots.
    for (let i = 0; dot(there.gradient, step) < -rise / 2 && i < maxHalvings; i += 1) {
      share /= 2;
      next = moved(mode, step, share);
      there = slopeAt(next, answers, precision);
    }
    mode = next;
    here = there;
  }
  return mode;
}

/** Gradient and negative curvature of the log-posterior: those of the prior and of each answer. */
function slopeAt(theta: Float64Array, answers: readonly Answer[], precision: Float64Array) {
  const gradient = new Float64Array(latentCount);
  const information = precision.slice();
  for (let row = 0; row < latentCount; row += 1) {
    let pull = 0;
    for (let column = 0; column < latentCount; column += 1) {
      pull += (precision[row * latentCount + column] ?? 0) * (theta[column] ?? 0);
    }
    gradient[row] = -pull;
  }
  for (const answer of answers) addEvidence(answer, theta, { gradient, information });
  return { gradient, information };
}

function moved(from: Float64Array, step: Float64Array, share: number): Float64Array {
  const to = new Float64Array(from.length);
  for (let i = 0; i < from.length; i += 1) to[i] = (from[i] ?? 0) + share * (step[i] ?? 0);
  return to;
}

function dot(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < one.length; i += 1) sum += (one[i] ?? 0) * (other[i] ?? 0);
  return sum;
}
