import * as z from 'zod/mini';

/** How many there are of something. */
export const countSchema = z.int().check(z.gte(0));

/** A whole number of a call's input. It may come as text, as it does in a query string. */
export function wholeNumberInput(from: number, to: number) {
  const mustBe = `Must be a whole number from ${from} to ${to}`;
  return z.coerce
    .number<number>(mustBe)
    .check(z.multipleOf(1, mustBe), z.gte(from, mustBe), z.lte(to, mustBe));
}
