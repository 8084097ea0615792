import type {
  ConsultantsInput,
  ConsultantsOutput,
  ProgramsInput,
  ProgramsOutput,
} from '@guildpath/contract';
import { type Catalogue, toConsultantListing, toProgramSummary } from '@guildpath/results';
import { oncePer } from '@guildpath/scoring';
import type { AppContext } from '../../context.ts';
import { createSearch, sortByName, toPage } from './browsing.ts';

/** Consultants are in order of name, unless a search ranks them. `total` counts the matches on all pages. */
export async function browseConsultants(
  { catalogue }: Pick<AppContext, 'catalogue'>,
  { search: words, category, ...page }: ConsultantsInput,
): Promise<ConsultantsOutput> {
  const search = await consultantSearch(catalogue);
  const found = search(words).filter(
    ({ categories }) => category === undefined || categories.includes(category),
  );
  return { consultants: toPage(found, page).map(toConsultantListing), total: found.length };
}

const consultantSearch = oncePer(({ consultants }: Catalogue) =>
  createSearch(
    sortByName(consultants, ({ name }) => name),
    ({ name, specialty, location, categories }) => ({
      name,
      about: [specialty, location, ...categories],
    }),
  ),
);

/** Programs are in order of name, unless a search ranks them. `total` counts the matches on all pages. */
export async function browsePrograms(
  { catalogue }: Pick<AppContext, 'catalogue'>,
  { search: words, level, ...page }: ProgramsInput,
): Promise<ProgramsOutput> {
  const search = await programSearch(catalogue);
  const found = search(words).filter((program) => level === undefined || program.level === level);
  return { programs: toPage(found, page), total: found.length };
}

const programSearch = oncePer((catalogue: Catalogue) => {
  const listings = catalogue.programs.map((program) => ({
    ...toProgramSummary(catalogue, program),
    careers: program.careerIds.map((id) => catalogue.careersById.get(id).title),
  }));
  return createSearch(
    sortByName(listings, ({ name }) => name),
    ({ name, schoolName, location, careers }) => ({
      name,
      about: [schoolName, location, ...careers],
    }),
  );
});
