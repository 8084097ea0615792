import * as z from 'zod/mini';
import { basicInterests, maxBasicInterests } from './basic-interests.ts';
import { tiers } from './tiers.ts';
import { aptitudeAreas, bigFiveTraits, characterClasses, riasecTypes } from './traits.ts';

// Tiers, traits and list limits are plain values in modules of their own, so that public pages can show
// them without loading the schema library.
export const tierSchema = z.enum(tiers);
export const riasecTypeSchema = z.enum(riasecTypes);
export const bigFiveTraitSchema = z.enum(bigFiveTraits);
export const characterClassSchema = z.enum(characterClasses);
export const aptitudeAreaSchema = z.enum(aptitudeAreas);

export const percentageSchema = z.number().check(z.gte(0), z.lte(100));
export const countSchema = z.int().check(z.gte(0));

/** Words the refusal of a value that is not in a list. */
export function mustBeOneOf(values: readonly (string | number)[]): string {
  return `Must be one of: ${values.join(', ')}`;
}

export function oneOf<const Value extends string>(values: readonly Value[]) {
  return z.enum(values, mustBeOneOf(values));
}

const takeAlong = `Must be a list of up to ${maxBasicInterests} different basic interests`;

/** Refuses an unknown key, the same key twice and a longer list, all with one message. */
export const basicInterestsSchema = z.array(z.enum(basicInterests, takeAlong), takeAlong).check(
  z.maxLength(maxBasicInterests, takeAlong),
  z.refine((taken) => new Set(taken).size === taken.length, takeAlong),
);

/** Builds the schema of a whole number in an input. It may be text, as in a query string. */
export function wholeNumberInput(from: number, to: number) {
  const mustBe = `Must be a whole number from ${from} to ${to}`;
  return z.coerce
    .number<number>(mustBe)
    .check(z.multipleOf(1, mustBe), z.gte(from, mustBe), z.lte(to, mustBe));
}

/** Builds the input fields of a list whose next page begins after the entry `before`. */
export function olderFields(defaultLimit: number, maxLimit: number, entry: string) {
  return {
    limit: z._default(wholeNumberInput(1, maxLimit), defaultLimit),
    before: z.optional(z.string().check(z.minLength(1, `Must be the id of ${entry}`))),
  };
}

interface ListLimits {
  readonly defaultPageSize: number;
  readonly maxPageSize: number;
  readonly searchMaxLength: number;
}

/** Builds the input fields of a list with search and pages. */
export function listFields({ defaultPageSize, maxPageSize, searchMaxLength }: ListLimits) {
  return {
    search: z.optional(
      z
        .string('Must be a single text')
        .check(
          z.trim(),
          z.maxLength(searchMaxLength, `Please use at most ${searchMaxLength} characters`),
        ),
    ),
    page: z._default(wholeNumberInput(1, 1_000_000), 1),
    pageSize: z._default(wholeNumberInput(1, maxPageSize), defaultPageSize),
  };
}
