import { type CareerOutput, type Program, programLevels } from '@guildpath/contract';
import type { Catalogue } from '@guildpath/results';
import { employersOf, toCareerListing, toProgramSummary } from '@guildpath/results';
import { AppError } from '../../http/app-error.ts';
import type { AppContext } from '../../trpc/context.ts';
import { alphabetical } from './browsing.ts';

/** A career with everything that the catalogue knows about it. */
export function readCareer(
  { catalogue }: Pick<AppContext, 'catalogue'>,
  { careerId }: { readonly careerId: string },
): CareerOutput {
  const career = catalogue.careersById.find(careerId);
  if (!career) throw new AppError('NOT_FOUND', 'There is no such career.');
  return {
    ...toCareerListing(catalogue, career),
    interests: career.interests,
    relatedCareers: career.relatedCareers.map((id) => {
      const { title } = catalogue.careersById.get(id);
      return { id, title };
    }),
    programs: programsFor(catalogue, careerId).map((program) =>
      toProgramSummary(catalogue, program),
    ),
    companies: alphabetical(employersOf(career, catalogue.companies), ({ name }) => name).map(
      ({ name }) => name,
    ),
    entryEducation: career.entryEducation,
    day: career.day,
    enjoys: career.enjoys,
    wears: career.wears,
    firstStep: career.firstStep,
    commissionedBy: career.commissionedBy,
  };
}

/** The shortest programs first. */
function programsFor({ programs }: Catalogue, careerId: string): Program[] {
  const leading = programs.filter(({ careerIds }) => careerIds.includes(careerId));
  return alphabetical(leading, ({ name }) => name).toSorted(
    (one, other) => programLevels.indexOf(one.level) - programLevels.indexOf(other.level),
  );
}
