/** Computes the inner product of two vectors of the same length. */
export function dot(one: ArrayLike<number>, other: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < one.length; i += 1) sum += (one[i] ?? 0) * (other[i] ?? 0);
  return sum;
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Returns the component of a vector that is orthogonal to a unit vector. */
export function orthogonalTo(vector: readonly number[], unit: readonly number[]): number[] {
  const along = dot(vector, unit);
  return vector.map((value, i) => value - along * (unit[i] ?? 0));
}

/** Scales a vector to length 1, or to all zeros when it has no direction. */
export function toUnit(vector: readonly number[]): number[] {
  const length = Math.sqrt(dot(vector, vector));
  // Centred values that differ only by rounding have no direction either.
  return length < 1e-9 ? vector.map(() => 0) : vector.map((value) => value / length);
}
