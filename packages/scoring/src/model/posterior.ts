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
  // Allocating arrays of this size is slow, so all iterations share them.
  let mode = new Float64Array(latentCount);
  let next = new Float64Array(latentCount);
  const step = new Float64Array(latentCount);
  const gradient = new Float64Array(latentCount);
  const information = new Float64Array(latentCount * latentCount);
  const factor = new Float64Array(latentCount * latentCount);
  const slope = { gradient, information };
  setSlope(slope, mode, answers);
  for (let iteration = 0; iteration < maxIterations; iteration += 1) {
    choleskySolve(choleskyFactor(information, latentCount, factor), gradient, step);
    if (step.every((change) => Math.abs(change) < tolerance)) break;
    const rise = dot(gradient, step);
    let share = 1;
    move(next, mode, { step, share });
    setSlope(slope, next, answers);
    // Apart from guessing, the log-posterior is concave: when the slope along the step is below minus half of
    // the initial slope, the step overshoots.
    for (let i = 0; dot(gradient, step) < -rise / 2 && i < maxHalvings; i += 1) {
      share /= 2;
      move(next, mode, { step, share });
      setSlope(slope, next, answers);
    }
    [mode, next] = [next, mode];
  }
  return { mode, information };
}

function setSlope(slope: Evidence, theta: Float64Array, answers: readonly Answer[]): void {
  const { gradient, information } = slope;
  const { precision } = getPrior();
  information.set(precision);
  for (let row = 0; row < latentCount; row += 1) {
    let pull = 0;
    for (let column = 0; column < latentCount; column += 1) {
      pull += (precision[row * latentCount + column] ?? 0) * (theta[column] ?? 0);
    }
    gradient[row] = -pull;
  }
  for (const answer of answers) addEvidence(answer, theta, slope);
}

function move(
  to: Float64Array,
  from: Float64Array,
  { step, share }: { readonly step: Float64Array; readonly share: number },
): void {
  for (let i = 0; i < from.length; i += 1) to[i] = (from[i] ?? 0) + share * (step[i] ?? 0);
}
