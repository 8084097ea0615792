import type { Consultant, ConsultantsInput, ConsultantsOutput } from '@guildpath/contract';
import { toConsultantListing } from '../../catalogue/listings.ts';
import type { AppContext } from '../../trpc/context.ts';
import {
  alphabetical,
  findIn,
  memoizeByCatalogue,
  type Searchable,
  toPage,
  toSearchable,
} from './browsing.ts';

/** A page of the consultants that search and family find, by name, and how many they find in all. */
export function browseConsultants(
  { catalogue }: Pick<AppContext, 'catalogue'>,
  { search, category, ...page }: ConsultantsInput,
): ConsultantsOutput {
  const found = findIn(searchableConsultants(catalogue), search).filter(
    ({ categories }) => category === undefined || categories.includes(category),
  );
  return { consultants: toPage(found, page).map(toConsultantListing), total: found.length };
}

const searchableConsultants = memoizeByCatalogue(
  ({ consultants }): readonly Searchable<Consultant>[] =>
    alphabetical(consultants, ({ name }) => name).map((consultant) => {
      const { name, specialty, location, categories } = consultant;
      return toSearchable(consultant, name, [specialty, location, ...categories]);
    }),
);
