import { mean } from '../vectors.ts';

/** Computes Pearson's correlation; 0 when one side does not vary. */
export function correlation(one: readonly number[], other: readonly number[]): number {
  const meanOfOne = mean(one);
  const meanOfOther = mean(other);
  let product = 0;
  let squares = 0;
  let otherSquares = 0;
  one.forEach((value, i) => {
    const deviation = value - meanOfOne;
    const otherDeviation = (other[i] ?? 0) - meanOfOther;
    product += deviation * otherDeviation;
    squares += deviation ** 2;
    otherSquares += otherDeviation ** 2;
  });
  return squares * otherSquares === 0 ? 0 : product / Math.sqrt(squares * otherSquares);
}

/** Computes the area under the ROC curve: the probability that a value of `above` exceeds one of `below`. */
export function areaUnderRoc(above: readonly number[], below: readonly number[]): number {
  const winsOf = (value: number) => mean(below.map((other) => (1 + Math.sign(value - other)) / 2));
  return mean(above.map(winsOf));
}

/** Computes the share of each name, in the given order. */
export function shares<Name extends string>(
  names: Iterable<Name>,
  drawn: readonly string[],
): Record<Name, number> {
  // Object.fromEntries loses the type of the keys.
  return Object.fromEntries(
    Array.from(names, (name) => [
      name,
      drawn.filter((other) => other === name).length / drawn.length,
    ]),
  ) as Record<Name, number>;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[sorted.length >> 1] ?? 0;
}
