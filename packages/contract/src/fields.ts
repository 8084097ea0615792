import * as z from 'zod/mini';
import { tiers } from './tiers.ts';
import { aptitudeAreas, bigFiveTraits, characterClasses, riasecTypes } from './traits.ts';

// Tiers, traits and list limits are plain values in modules of their own, because public pages show them and must not
// load the schema library for it.
export const tierSchema = z.enum(tiers);
export const riasecTypeSchema = z.enum(riasecTypes);
export const bigFiveTraitSchema = z.enum(bigFiveTraits);
export const characterClassSchema = z.enum(characterClasses);
export const aptitudeAreaSchema = z.enum(aptitudeAreas);

/** A number of things. */
export const countSchema = z.int().check(z.gte(0));

/** A whole number in the input of a call. It may be text, as it is in a query string. */
export function wholeNumberInput(from: number, to: number) {
  const mustBe = `Must be a whole number from ${from} to ${to}`;
  return z.coerce
    .number<number>(mustBe)
    .check(z.multipleOf(1, mustBe), z.gte(from, mustBe), z.lte(to, mustBe));
}

interface ListLimits {
  readonly defaultPageSize: number;
  readonly maxPageSize: number;
  readonly searchMaxLength: number;
}

/** The input fields of a list that is searched and paged. */
export function listFields({ defaultPageSize, maxPageSize, searchMaxLength }: ListLimits) {
  return {
    search: z.optional(
      z
        .string('Please search for one text')
        .check(z.trim(), z.maxLength(searchMaxLength, 'Please search for less')),
    ),
    page: z._default(wholeNumberInput(1, 1_000_000), 1),
    pageSize: z._default(wholeNumberInput(1, maxPageSize), defaultPageSize),
  };
}
