import { riasecTypes } from '@guildpath/contract';
import { EigenvalueDecomposition, Matrix } from 'ml-matrix';
import { expect, test } from 'vitest';
import { indexOfScale, type LatentScale, latentCount } from './latent-scales.ts';
import { getPrior } from './prior.ts';

const covariance = Matrix.from1DArray(latentCount, latentCount, getPrior().covariance);

function correlation(one: LatentScale, other: LatentScale): number {
  return covariance.get(indexOfScale(one), indexOfScale(other));
}

test('the prior is a well-conditioned correlation matrix', () => {
  expect(covariance.isSymmetric()).toBe(true);
  expect(covariance.diagonal()).toEqual(new Array(latentCount).fill(1));
  const { realEigenvalues } = new EigenvalueDecomposition(covariance, { assumeSymmetric: true });
  expect(Math.min(...realEigenvalues)).toBeGreaterThan(0.05);
});

test('interests correlate less the further apart they are on the hexagon', () => {
  for (const [i, type] of riasecTypes.entries()) {
    const at = (steps: number) => correlation(type, riasecTypes[(i + steps) % 6] ?? type);
    expect(at(1)).toBeGreaterThan(at(2));
    expect(at(2)).toBeGreaterThan(at(3));
    expect(at(1)).toBe(at(5));
  }
});
