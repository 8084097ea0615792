import fc from 'fast-check';
import { inverse, Matrix } from 'ml-matrix';
import { expect, test } from 'vitest';
import { choleskyFactor, choleskyInverse, choleskySolve } from './cholesky.ts';

const size = 4;
const anyEntries = (length: number) =>
  fc.array(fc.double({ min: -3, max: 3, noNaN: true }), { minLength: length, maxLength: length });
const anyPositiveDefinite = anyEntries(size * size).map((entries) => {
  const root = Matrix.from1DArray(size, size, entries);
  return root.mmul(root.transpose()).add(Matrix.eye(size));
});

test('solving and inverting agree with ml-matrix', () => {
  fc.assert(
    fc.property(anyPositiveDefinite, anyEntries(size), (matrix, b) => {
      const factor = choleskyFactor(Float64Array.from(matrix.to1DArray()), size);
      const expected = inverse(matrix);
      const close = (one: ArrayLike<number>, other: ArrayLike<number>) => {
        for (const [i, value] of Array.from(one).entries()) {
          expect(value).toBeCloseTo(other[i] ?? 0, 6);
        }
      };
      close(choleskyInverse(factor, size), expected.to1DArray());
      close(
        choleskySolve(factor, Float64Array.from(b)),
        expected.mmul(Matrix.columnVector(b)).getColumn(0),
      );
    }),
  );
});

test('a matrix that is not positive definite is rejected', () => {
  expect(() => choleskyFactor(Float64Array.of(1, 2, 2, 1), 2)).toThrow(RangeError);
});
