/** The inner product of two vectors of one length. */
export function dot(one: ArrayLike<number>, other: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < one.length; i += 1) sum += (one[i] ?? 0) * (other[i] ?? 0);
  return sum;
}

/** What is left of a vector at right angles to a unit vector. */
export function atRightAngles(vector: readonly number[], apart: readonly number[]): number[] {
  const along = dot(vector, apart);
  return vector.map((value, i) => value - along * (apart[i] ?? 0));
}

/** The vector at length 1; all zeros when it has no direction. */
export function toUnit(vector: readonly number[]): number[] {
  const length = Math.sqrt(dot(vector, vector));
  // Centred figures that are equal but for rounding have no direction either.
  return length < 1e-9 ? vector.map(() => 0) : vector.map((value) => value / length);
}
