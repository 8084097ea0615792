/**
 * Computes the lower Cholesky factor, row by row, of a symmetric positive definite matrix of `size` rows.
 * Throws a RangeError when the matrix is not positive definite.
 *
 * Newton's method runs this a few times per person and thousands of times per instrument. With the
 * CholeskyDecomposition of ml-matrix, scoring a person takes more than twice as long.
 */
export function choleskyFactor(matrix: Float64Array, size: number): Float64Array {
  const factor = new Float64Array(size * size);
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column <= row; column += 1) {
      let rest = matrix[row * size + column] ?? 0;
      for (let k = 0; k < column; k += 1) {
        rest -= (factor[row * size + k] ?? 0) * (factor[column * size + k] ?? 0);
      }
      if (row > column) {
        factor[row * size + column] = rest / (factor[column * size + column] ?? 1);
      } else if (rest > 0) {
        factor[row * size + row] = Math.sqrt(rest);
      } else {
        throw new RangeError('The matrix is not positive definite.');
      }
    }
  }
  return factor;
}

/** Solves A x = b, given the lower Cholesky factor of A. */
export function choleskySolve(factor: Float64Array, b: Float64Array): Float64Array {
  const size = b.length;
  const x = new Float64Array(size);
  for (let row = 0; row < size; row += 1) {
    let rest = b[row] ?? 0;
    for (let k = 0; k < row; k += 1) rest -= (factor[row * size + k] ?? 0) * (x[k] ?? 0);
    x[row] = rest / (factor[row * size + row] ?? 1);
  }
  for (let row = size - 1; row >= 0; row -= 1) {
    let rest = x[row] ?? 0;
    for (let k = row + 1; k < size; k += 1) rest -= (factor[k * size + row] ?? 0) * (x[k] ?? 0);
    x[row] = rest / (factor[row * size + row] ?? 1);
  }
  return x;
}

/** Computes the inverse, row by row, of the matrix of `size` rows with this lower Cholesky factor. */
export function choleskyInverse(factor: Float64Array, size: number): Float64Array {
  const inverse = new Float64Array(size * size);
  const unit = new Float64Array(size);
  for (let column = 0; column < size; column += 1) {
    unit.fill(0)[column] = 1;
    // The inverse is symmetric, so its columns are its rows.
    inverse.set(choleskySolve(factor, unit), column * size);
  }
  return inverse;
}
