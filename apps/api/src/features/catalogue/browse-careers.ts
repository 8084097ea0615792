import type { CareerFamiliesOutput, CareersInput, CareersOutput } from '@guildpath/contract';
import { type Catalogue, toCareerListing } from '@guildpath/results';
import { oncePer } from '@guildpath/scoring';
import type { AppContext } from '../../trpc/context.ts';
import { createSearch, sortByName, toPage } from './browsing.ts';

/** Careers are in order of title, unless a search ranks them. `total` counts the matches on all pages. */
export async function browseCareers(
  { catalogue }: Pick<AppContext, 'catalogue'>,
  { search: words, type, jobZone, category, ...page }: CareersInput,
): Promise<CareersOutput> {
  const search = await careerSearch(catalogue);
  const found = search(words).filter(
    (career) =>
      (type === undefined || career.types.includes(type)) &&
      (jobZone === undefined || career.jobZone === jobZone) &&
      (category === undefined || career.category === category),
  );
  return { careers: toPage(found, page), total: found.length };
}

const careerSearch = oncePer((catalogue: Catalogue) => {
  const listings = catalogue.careers.map((career) => toCareerListing(catalogue, career));
  return createSearch(
    sortByName(listings, ({ title }) => title),
    ({ id, title, category, skills, description }) => ({
      name: title,
      alsoCalled: catalogue.careersById.get(id).alsoCalled,
      about: [category, ...skills],
      description,
    }),
  );
});

/** Counts the careers of each job family; the families are in order of name. */
export function listFamilies({ catalogue }: Pick<AppContext, 'catalogue'>): CareerFamiliesOutput {
  const counts = new Map<string, number>();
  for (const { category } of catalogue.careers) {
    counts.set(category, (counts.get(category) ?? 0) + 1);
  }
  const families = [...counts].map(([category, careers]) => ({ category, careers }));
  return { families: sortByName(families, ({ category }) => category) };
}
