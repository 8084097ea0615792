import type { ProgramsInput, ProgramsOutput } from '@guildpath/contract';
import { toProgramSummary } from '@guildpath/results';
import type { AppContext } from '../../trpc/context.ts';
import { alphabetical, createSearch, memoizeByCatalogue, toPage } from './browsing.ts';

/** A page of the programs that search and level find, and how many they find in all: by name without a search. */
export async function browsePrograms(
  { catalogue }: Pick<AppContext, 'catalogue'>,
  { search, level, ...page }: ProgramsInput,
): Promise<ProgramsOutput> {
  const find = await programSearch(catalogue);
  const found = find(search).filter((program) => level === undefined || program.level === level);
  return { programs: toPage(found, page), total: found.length };
}

const programSearch = memoizeByCatalogue((catalogue) => {
  const listings = catalogue.programs.map((program) => ({
    ...toProgramSummary(catalogue, program),
    careers: program.careerIds.map((id) => catalogue.careersById.get(id).title),
  }));
  return createSearch(
    alphabetical(listings, ({ name }) => name),
    ({ name, schoolName, location, careers }) => ({
      name,
      about: [schoolName, location, ...careers],
    }),
  );
});
