import type { CareerListing, CareersInput, CareersOutput } from '@guildpath/contract';
import type { AppContext } from '../../trpc/context.ts';
import { alphabetical } from './alphabetical.ts';
import { memoizeByCatalogue } from './memoize-by-catalogue.ts';
import { findIn, type Searchable, toSearchable } from './searchable.ts';
import { toCareerListing } from './to-career-listing.ts';
import { toPage } from './to-page.ts';

/** A page of the careers that search and filters find, by title, and how many they find in all. */
export function browseCareers(
  { catalogue }: Pick<AppContext, 'catalogue'>,
  { search, type, jobZone, category, ...page }: CareersInput,
): CareersOutput {
  const found = findIn(searchableCareers(catalogue), search).filter(
    (career) =>
      (type === undefined || career.types.includes(type)) &&
      (jobZone === undefined || career.jobZone === jobZone) &&
      (category === undefined || career.category === category),
  );
  return { careers: toPage(found, page), total: found.length };
}

const searchableCareers = memoizeByCatalogue((catalogue): readonly Searchable<CareerListing>[] => {
  const listings = catalogue.careers.map((career) => toCareerListing(catalogue, career));
  return alphabetical(listings, ({ title }) => title).map((listing) => {
    const { title, category, skills, description } = listing;
    return toSearchable(listing, title, [category, ...skills, description]);
  });
});
