import type { CareerFamiliesOutput, CareersInput, CareersOutput } from '@guildpath/contract';
import { toCareerListing } from '@guildpath/results';
import type { AppContext } from '../../trpc/context.ts';
import { alphabetical, createSearch, memoizeByCatalogue, toPage } from './browsing.ts';

/** A page of the careers that search and filters find, and how many they find in all: by title without a search. */
export async function browseCareers(
  { catalogue }: Pick<AppContext, 'catalogue'>,
  { search, type, jobZone, category, ...page }: CareersInput,
): Promise<CareersOutput> {
  const find = await careerSearch(catalogue);
  const found = find(search).filter(
    (career) =>
      (type === undefined || career.types.includes(type)) &&
      (jobZone === undefined || career.jobZone === jobZone) &&
      (category === undefined || career.category === category),
  );
  return { careers: toPage(found, page), total: found.length };
}

const careerSearch = memoizeByCatalogue((catalogue) => {
  const listings = catalogue.careers.map((career) => toCareerListing(catalogue, career));
  return createSearch(
    alphabetical(listings, ({ title }) => title),
    ({ id, title, category, skills, description }) => ({
      name: title,
      alsoCalled: catalogue.careersById.get(id).alsoCalled,
      about: [category, ...skills],
      description,
    }),
  );
});

/** The job families that have careers, by name, with how many each has. */
export function listFamilies({ catalogue }: Pick<AppContext, 'catalogue'>): CareerFamiliesOutput {
  const counts = new Map<string, number>();
  for (const { category } of catalogue.careers) {
    counts.set(category, (counts.get(category) ?? 0) + 1);
  }
  const families = [...counts].map(([category, careers]) => ({ category, careers }));
  return { families: alphabetical(families, ({ category }) => category) };
}
