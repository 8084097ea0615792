import { CholeskyDecomposition, Matrix } from 'ml-matrix';
import { expect, test } from 'vitest';
import { expectedDirection } from './expected-direction.ts';
import { generalInterest } from './latent-scales.ts';
import { seededRandom } from './seeded-random.ts';

const mean = [0.8, -0.2, 0.3, -0.5, 0.1, -0.4];

function length(vector: readonly number[]): number {
  return Math.sqrt(vector.reduce((sum, value) => sum + value ** 2, 0));
}

test('the expected direction is the mean direction of samples from the distribution', () => {
  const random = seededRandom(1);
  const root = Matrix.from1DArray(
    6,
    6,
    Array.from({ length: 36 }, () => 0.3 * random.normal()),
  );
  const covariance = root.mmul(root.transpose()).add(Matrix.eye(6).mul(0.1));
  const factor = new CholeskyDecomposition(covariance).lowerTriangularMatrix;
  const draws = 40_000;
  const sampled = new Array<number>(6).fill(0);
  for (let i = 0; i < draws; i += 1) {
    const noise = Matrix.columnVector(Array.from({ length: 6 }, () => random.normal()));
    const drawn = factor
      .mmul(noise)
      .getColumn(0)
      .map((value, k) => value + (mean[k] ?? 0));
    const level = drawn.reduce((sum, value) => sum + value, 0) / 6;
    const shape = drawn.map((value) => value - level);
    shape.forEach((value, k) => {
      sampled[k] = (sampled[k] ?? 0) + value / length(shape) / draws;
    });
  }
  expectedDirection({ mean, covariance }, generalInterest).forEach((value, k) => {
    expect(value).toBeCloseTo(sampled[k] ?? 0, 2);
  });
});

test('more variance makes the expected direction shorter', () => {
  const lengths = [0.01, 0.1, 1, 10].map((variance) =>
    length(expectedDirection({ mean, covariance: Matrix.eye(6).mul(variance) }, generalInterest)),
  );
  expect(lengths).toEqual([...lengths].sort((one, other) => other - one));
  expect(lengths[0]).toBeLessThan(1);
  expect(lengths.at(-1)).toBeGreaterThan(0);
});

test('a flat profile has no direction', () => {
  const everywhere = { mean: [2, 2, 2, 2, 2, 2], covariance: Matrix.eye(6) };
  for (const value of expectedDirection(everywhere, generalInterest))
    expect(value).toBeCloseTo(0, 12);
});
