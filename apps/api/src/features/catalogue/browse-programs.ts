import type { ProgramListing, ProgramsInput, ProgramsOutput } from '@guildpath/contract';
import { toProgramSummary } from '../../catalogue/listings.ts';
import type { AppContext } from '../../trpc/context.ts';
import {
  alphabetical,
  findIn,
  memoizeByCatalogue,
  type Searchable,
  toPage,
  toSearchable,
} from './browsing.ts';

/** A page of the programs that search and level find, by name, and how many they find in all. */
export function browsePrograms(
  { catalogue }: Pick<AppContext, 'catalogue'>,
  { search, level, ...page }: ProgramsInput,
): ProgramsOutput {
  const found = findIn(searchablePrograms(catalogue), search).filter(
    (program) => level === undefined || program.level === level,
  );
  return { programs: toPage(found, page), total: found.length };
}

const searchablePrograms = memoizeByCatalogue(
  (catalogue): readonly Searchable<ProgramListing>[] => {
    const listings = catalogue.programs.map((program) => ({
      ...toProgramSummary(catalogue, program),
      careers: program.careerIds.map((id) => catalogue.careersById.get(id).title),
    }));
    return alphabetical(listings, ({ name }) => name).map((listing) => {
      const { name, schoolName, location, careers } = listing;
      return toSearchable(listing, name, [schoolName, location, ...careers]);
    });
  },
);
