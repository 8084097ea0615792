import type { ConsultantsInput, ConsultantsOutput } from '@guildpath/contract';
import { toConsultantListing } from '@guildpath/results';
import type { AppContext } from '../../trpc/context.ts';
import { alphabetical, createSearch, memoizeByCatalogue, toPage } from './browsing.ts';

/** A page of the consultants that search and family find, and how many they find in all: by name without a search. */
export async function browseConsultants(
  { catalogue }: Pick<AppContext, 'catalogue'>,
  { search, category, ...page }: ConsultantsInput,
): Promise<ConsultantsOutput> {
  const find = await consultantSearch(catalogue);
  const found = find(search).filter(
    ({ categories }) => category === undefined || categories.includes(category),
  );
  return { consultants: toPage(found, page).map(toConsultantListing), total: found.length };
}

const consultantSearch = memoizeByCatalogue(({ consultants }) =>
  createSearch(
    alphabetical(consultants, ({ name }) => name),
    ({ name, specialty, location, categories }) => ({
      name,
      about: [specialty, location, ...categories],
    }),
  ),
);
