import * as z from 'zod/mini';
import { wholeNumberInput } from './whole-numbers.ts';

interface ListLimits {
  readonly defaultPageSize: number;
  readonly maxPageSize: number;
  readonly searchMaxLength: number;
}

/** What every call takes that gives a list in pages and searches it: fields of its input. */
export function listFields({ defaultPageSize, maxPageSize, searchMaxLength }: ListLimits) {
  return {
    search: z.optional(
      z.string().check(z.trim(), z.maxLength(searchMaxLength, 'Please search for less')),
    ),
    page: z._default(wholeNumberInput(1, 1_000_000), 1),
    pageSize: z._default(wholeNumberInput(1, maxPageSize), defaultPageSize),
  };
}
