import type {
  CareerFamiliesOutput,
  CareersInput,
  CareersOutput,
  RankedCareer,
} from '@guildpath/contract';
import { type Catalogue, toCareerListing } from '@guildpath/results';
import { oncePer } from '@guildpath/scoring';
import type { AppContext } from '../../context.ts';
import type { RequestContext } from '../../trpc/request-context.ts';
import { createSearch, sortByName, toPage } from './browsing.ts';
import { rankForViewer } from './rank-for-viewer.ts';

/**
 * Careers are in order of title or of the viewer's match, unless a search ranks them. `total` counts the
 * matches on all pages.
 */
export async function browseCareers(
  ctx: Pick<RequestContext, 'catalogue' | 'compute' | 'db' | 'findViewer'>,
  { search: words, type, jobZone, category, sort, ...page }: CareersInput,
): Promise<CareersOutput> {
  const search = await careerSearch(ctx.catalogue);
  const found = search(words).filter(
    (career) =>
      (type === undefined || career.types.includes(type)) &&
      (jobZone === undefined || career.jobZone === jobZone) &&
      (category === undefined || career.category === category),
  );
  const matches: ReadonlyMap<string, number> =
    sort === 'match' ? await rankForViewer(ctx) : new Map();
  const careers = found.map((career) => {
    const matchPercentage = matches.get(career.id);
    return matchPercentage === undefined ? career : { ...career, matchPercentage };
  });
  return {
    careers: toPage(words?.trim() ? careers : careers.toSorted(byMatch), page),
    total: found.length,
  };
}

function byMatch(one: RankedCareer, other: RankedCareer): number {
  return (other.matchPercentage ?? 0) - (one.matchPercentage ?? 0);
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
