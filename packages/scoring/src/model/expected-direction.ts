import { EigenvalueDecomposition, Matrix } from 'ml-matrix';

/** The number of quadrature nodes; eight already give four correct decimals. */
const nodeCount = 24;

interface Normal {
  readonly mean: readonly number[];
  readonly covariance: Matrix;
}

/**
 * Computes the expectation of u/|u|, where u is normal and its component along the unit vector `removed` is
 * projected out.
 *
 * The length of the result, 0 to 1, expresses the certainty of the direction of u. For any unit vector c
 * orthogonal to `removed`, the inner product of c with the result is the expected cosine between u and c,
 * because the expectation is linear in c.
 *
 * By 1/r = (2/√π) ∫₀^∞ exp(-s²r²) ds, the expectation of each component along the principal axes is an
 * integral over s of a product of one-dimensional Gaussian integrals. With s = k·tan φ the integrand is
 * smooth and periodic in φ, so the midpoint rule converges exponentially.
 */
export function expectedDirection(distribution: Normal, removed: readonly number[]): number[] {
  const size = removed.length;
  const projection = Matrix.eye(size).sub(
    Matrix.columnVector(removed).mmul(Matrix.rowVector(removed)),
  );
  const spread = projection.mmul(distribution.covariance).mmul(projection);
  const symmetric = Matrix.add(spread, spread.transpose()).div(2);
  const axes = new EigenvalueDecomposition(symmetric, { assumeSymmetric: true });
  const variances = axes.realEigenvalues.map((value) => Math.max(value, 0));
  const means = axes.eigenvectorMatrix
    .transpose()
    .mmul(projection)
    .mmul(Matrix.columnVector(distribution.mean))
    .getColumn(0);
  const alongAxes = expectedUnitVector(means, variances);
  return axes.eigenvectorMatrix.mmul(Matrix.columnVector(alongAxes)).getColumn(0);
}

// For independent normal components.
function expectedUnitVector(means: readonly number[], variances: readonly number[]): number[] {
  const size = means.length;
  const expected = new Array<number>(size).fill(0);
  const squares = means.map((mean) => mean * mean);
  const meanSquare = sum(squares) + sum(variances);
  if (meanSquare === 0) return expected;
  // The integrand has decayed where s² r² is about the number of dimensions.
  const scale = Math.sqrt(size / (2 * meanSquare));
  for (let node = 0; node < nodeCount; node += 1) {
    const angle = ((node + 0.5) * Math.PI) / (2 * nodeCount);
    const s = scale * Math.tan(angle);
    let exponent = 0;
    let volume = 1;
    for (let i = 0; i < size; i += 1) {
      const widening = 1 + 2 * s * s * (variances[i] ?? 0);
      exponent += (s * s * (squares[i] ?? 0)) / widening;
      volume *= widening;
    }
    const weight = (scale * (1 + Math.tan(angle) ** 2) * Math.exp(-exponent)) / Math.sqrt(volume);
    for (let i = 0; i < size; i += 1) {
      const widening = 1 + 2 * s * s * (variances[i] ?? 0);
      expected[i] = (expected[i] ?? 0) + (weight * (means[i] ?? 0)) / widening;
    }
  }
  // (2/√π) times the step of the rule, (π/2)/nodeCount.
  const factor = Math.sqrt(Math.PI) / nodeCount;
  return expected.map((value) => value * factor);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
