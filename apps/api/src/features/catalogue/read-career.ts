import { type CareerOutput, type Program, programLevels } from '@guildpath/contract';
import { type Catalogue, employersOf, toCareerListing, toProgramSummary } from '@guildpath/results';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../shared/app-error.ts';
import { sortByName } from './browsing.ts';

/** Throws NOT_FOUND for an unknown career. */
export function readCareer(
  { catalogue }: Pick<AppContext, 'catalogue'>,
  { careerId }: { readonly careerId: string },
): CareerOutput {
  const career = catalogue.careersById.find(careerId);
  if (!career) throw new AppError('NOT_FOUND', 'We couldn’t find that career.');
  // The output schema leaves out what is not shown.
  return {
    ...career,
    ...toCareerListing(catalogue, career),
    relatedCareers: career.relatedCareers.map((id) => {
      const { title } = catalogue.careersById.get(id);
      return { id, title };
    }),
    programs: programsFor(catalogue, careerId).map((program) =>
      toProgramSummary(catalogue, program),
    ),
    companies: sortByName(
      employersOf(career, catalogue.companies).map(({ name }) => name),
      (name) => name,
    ),
  };
}

/** Lists the shortest programs first. */
function programsFor({ programs }: Catalogue, careerId: string): Program[] {
  const preparing = programs.filter(({ careerIds }) => careerIds.includes(careerId));
  return sortByName(preparing, ({ name }) => name).toSorted(
    (one, other) => programLevels.indexOf(one.level) - programLevels.indexOf(other.level),
  );
}
