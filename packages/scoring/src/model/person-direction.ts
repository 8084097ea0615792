import { Matrix } from 'ml-matrix';
import { normalCdf } from './distributions.ts';
import { expectedDirection } from './expected-direction.ts';
import {
  aptitudeBlock,
  generalAdjustment,
  generalInterest,
  interestBlock,
  latentCount,
  type ScaleBlock,
  traitBlock,
} from './latent-scales.ts';
import type { Posterior } from './posterior.ts';

/**
 * Aptitude counts fully from this many questions on. Estimates from fewer correlate by less than .5 with the
 * true aptitudes ("Matching" in MODEL.md).
 */
export const minAptitudeItems = 5;

/** From this many questions on, as in the Standard Adventure, aptitude may raise a match but not lower one. */
const minLiftingItems = 3;

/** Points in the direction of a person's interests, traits and aptitude, each at most of length 1. */
export interface PersonDirection {
  readonly interests: readonly number[];
  readonly traits: readonly number[];
  readonly aptitude: number;
}

interface AnswerQuality {
  readonly responseConsistency: number;
  readonly aptitudeItemCount: number;
}

/**
 * Computes the expected unit vectors of a person's interests, traits and general aptitude. Random responding
 * has no direction, so all of them are multiplied by the response consistency.
 */
export function personDirection(
  posterior: Posterior,
  { responseConsistency, aptitudeItemCount }: AnswerQuality,
): PersonDirection {
  const shrink = (component: number) => responseConsistency * component;
  return {
    interests: directionWithin(posterior, interestBlock, generalInterest).map(shrink),
    traits: directionWithin(posterior, traitBlock, generalAdjustment).map(shrink),
    aptitude: countedAptitude(shrink(generalAptitude(posterior)), aptitudeItemCount),
  };
}

function directionWithin(
  { mode, covariance }: Posterior,
  { start, size }: ScaleBlock,
  removed: readonly number[],
): number[] {
  const block = new Matrix(size, size);
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      block.set(row, column, covariance[(start + row) * latentCount + start + column] ?? 0);
    }
  }
  const mean = Array.from(mode.subarray(start, start + size));
  return expectedDirection({ mean, covariance: block }, removed);
}

function countedAptitude(aptitude: number, itemCount: number): number {
  if (itemCount < minLiftingItems) return 0;
  return itemCount < minAptitudeItems ? Math.max(0, aptitude) : aptitude;
}

// The expected sign of the mean of the areas: in one dimension, a direction is a sign.
function generalAptitude({ mode, covariance }: Posterior): number {
  const { start, size } = aptitudeBlock;
  let sum = 0;
  let variance = 0;
  for (let row = start; row < start + size; row += 1) {
    sum += mode[row] ?? 0;
    for (let column = start; column < start + size; column += 1) {
      variance += covariance[row * latentCount + column] ?? 0;
    }
  }
  return 2 * normalCdf(sum / Math.sqrt(variance)) - 1;
}
