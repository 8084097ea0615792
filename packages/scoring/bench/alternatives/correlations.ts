import { Matrix } from 'ml-matrix';
import { choleskyFactor, choleskyInverse } from '../../src/model/cholesky.ts';
import { indexOfScale, type LatentScale, latentCount } from '../../src/model/latent-scales.ts';
import { getPrior } from '../../src/model/prior.ts';

export type Pair = readonly [one: LatentScale, other: LatentScale, correlation: number];

/** The correlations of the model's prior, some of them replaced. */
export function correlationsWith(pairs: readonly Pair[]): Matrix {
  const matrix = Matrix.from1DArray(latentCount, latentCount, getPrior().covariance);
  for (const [one, other, value] of pairs) {
    matrix.set(indexOfScale(one), indexOfScale(other), value);
    matrix.set(indexOfScale(other), indexOfScale(one), value);
  }
  return matrix;
}

/** What turns independent normals into people with these correlations. */
export function factorOf(matrix: Matrix): Float64Array {
  return choleskyFactor(Float64Array.from(matrix.to1DArray()), latentCount);
}

/** The inverse, as `posteriorMode` takes it. */
export function precisionOf(matrix: Matrix): Float64Array {
  return choleskyInverse(factorOf(matrix), latentCount);
}

/** A matrix applied to a latent vector. */
export function applied(matrix: Matrix, theta: Float64Array): Float64Array {
  return Float64Array.from(matrix.mmul(Matrix.columnVector(theta)).getColumn(0));
}
