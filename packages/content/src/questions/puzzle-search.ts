/** Lists every order of the values. */
export function permutations<Value>(values: readonly Value[]): Value[][] {
  if (values.length === 0) return [[]];
  return values.flatMap((first, i) =>
    permutations(values.toSpliced(i, 1)).map((rest) => [first, ...rest]),
  );
}

/** Lists every two of the values, in their order. */
export function pairs<Value>(values: readonly Value[]): [Value, Value][] {
  return values.flatMap((one, i) => values.slice(i + 1).map((two): [Value, Value] => [one, two]));
}

/** Lists the whole numbers from `from` to `to`, both included. */
export function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}
