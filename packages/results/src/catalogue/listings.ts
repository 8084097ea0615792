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
import { schoolingOf } from '../recommendations/career-facts.ts';
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
    schooling: schoolingOf(catalogue, career),
    ...(medianPay !== undefined && { medianPay }),
    ...(payGroup !== undefined && { payGroup }),
    ...(growthPercent !== undefined && { growthPercent }),
    skills: skillNamesOf(catalogue, career),
  };
}

/** The middle of the scale from 1 to 7. */
const thirdInterestMin = 4;

/**
 * Returns the career's two strongest interests, and the third if it is strong too, strongest first. It uses
 * O*NET's figures as they are, so that anyone can check the code there. Matching compares each career with
 * the mean of all careers instead, and by that measure a stonemason would be artistic, for lack of anything
 * else.
 */
export function hollandCode({ interests }: Pick<Career, 'interests'>): RiasecType[] {
  const [first, second, third] = riasecTypes.toSorted(
    (one, other) => interests[other] - interests[one],
  );
  const code = [first, second];
  if (third && interests[third] >= thirdInterestMin) code.push(third);
  return code.filter((type) => type !== undefined);
}

/** Lists the most important skill first. */
export function skillNamesOf(
  { skillsById }: Pick<Catalogue, 'skillsById'>,
  { skills }: Pick<Career, 'skills'>,
): string[] {
  return skills.map(({ skillId }) => skillsById.get(skillId).name);
}

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

/** Falls back to the location of the school. */
export function locationOf(
  { schoolsById }: Pick<Catalogue, 'schoolsById'>,
  { location, schoolId }: Pick<Program, 'location' | 'schoolId'>,
): string {
  return location ?? schoolsById.get(schoolId).location;
}

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
