import type { Program, ProgramListing } from '@guildpath/contract';
import type { Catalogue } from '../../catalogue/catalogue.ts';

/** A program with the school that offers it. */
export function toProgramSummary(
  { schoolsById }: Pick<Catalogue, 'schoolsById'>,
  { id, name, level, schoolId }: Program,
): Omit<ProgramListing, 'careers'> {
  const school = schoolsById.get(schoolId);
  return { id, name, level, schoolName: school.name, location: school.location };
}
