import {
  type Career,
  type CareerListing,
  type Consultant,
  type ConsultantListing,
  type Program,
  type ProgramListing,
  type RiasecType,
  riasecTypes,
} from '@guildpath/contract';
import { oncePer } from '@guildpath/scoring';
import type { Catalogue } from './catalogue.ts';

export function toCareerListing(catalogue: Catalogue, career: Career): CareerListing {
  const { id, title, category, description, jobZone, medianPay, payGroup, growthPercent } = career;
  return {
    id,
    title,
    category,
    description,
    types: hollandCode(career),
    jobZone,
    ...(medianPay !== undefined && { medianPay }),
    ...(payGroup !== undefined && { payGroup }),
    ...(growthPercent !== undefined && { growthPercent }),
    skills: skillNamesOf(catalogue, career),
  };
}

/** The middle of the scale from 1 to 7: below it, a third interest no longer marks a career. */
const marksFrom = 4;

/**
 * The career's two strongest interests and the third where it is strong too, strongest first. They are O*NET's figures
 * as they are, so that anyone can check the code there. Matching looks at what sets a career apart from the mean of
 * all; by that measure a stonemason would be an artistic one, for lack of anything else.
 */
export function hollandCode({ interests }: Pick<Career, 'interests'>): RiasecType[] {
  const [first, second, third] = riasecTypes.toSorted(
    (one, other) => interests[other] - interests[one],
  );
  const code = [first, second];
  if (third && interests[third] >= marksFrom) code.push(third);
  return code.filter((type) => type !== undefined);
}

/** What the career's skills are called, the most important first. */
export function skillNamesOf(
  { skillsById }: Pick<Catalogue, 'skillsById'>,
  career: Career,
): string[] {
  return skillNames(skillsById)(career);
}

const skillNames = oncePer((skillsById: Catalogue['skillsById']) =>
  oncePer(({ skills }: Career) => skills.map(({ skillId }) => skillsById.get(skillId).name)),
);

/** A program with the school that offers it. */
export function toProgramSummary(
  catalogue: Pick<Catalogue, 'schoolsById'>,
  program: Program,
): Omit<ProgramListing, 'careers'> {
  const { id, name, level, schoolId, prerequisite } = program;
  const school = catalogue.schoolsById.get(schoolId);
  return {
    id,
    name,
    level,
    schoolName: school.name,
    location: locationOf(catalogue, program),
    ...(prerequisite !== undefined && { prerequisite }),
    ...(school.website !== undefined && { schoolUrl: school.website }),
  };
}

/** Where a program is taught: at its school, unless it has a location of its own. */
export function locationOf(
  { schoolsById }: Pick<Catalogue, 'schoolsById'>,
  { location, schoolId }: Pick<Program, 'location' | 'schoolId'>,
): string {
  return location ?? schoolsById.get(schoolId).location;
}

/** A consultant as shown. */
export function toConsultantListing(consultant: Consultant): ConsultantListing {
  const { id, name, specialty, location, rating, isSample, contact } = consultant;
  return {
    id,
    consultantName: name,
    specialty,
    location,
    ...(rating !== undefined && { rating }),
    isSample,
    ...(contact !== undefined && { contact }),
  };
}
