import {
  type Career,
  type CareerFacts,
  isDegreeOptional,
  jobZoneWords,
  type Program,
  payYear,
  programLevels,
  schoolingWords,
  trainingWords,
} from '@guildpath/contract';
import { oncePer } from '@guildpath/scoring';
import type { Catalogue } from '../catalogue/catalogue.ts';

type Words = Pick<Catalogue, 'careersById' | 'texts'>;

export function careerFacts(words: Words, career: Career): CareerFacts {
  const { growthPercent, outlook, employment, requirement, caveat } = career;
  return {
    schooling: schoolingOf(words, career),
    ...payOf(career),
    growthPercent,
    outlook,
    employment,
    requirement,
    caveat,
  };
}

/** Says how people get in, in plain words: by which schooling, and after which work. */
export function schoolingOf(words: Words, career: Career): string {
  const { entryEducation, jobZone } = career;
  const usual = career.schooling ?? (entryEducation && schoolingWords(entryEducation));
  const experience = experienceFor(words, career);
  if (experience) return `${usual ?? jobZoneWords[jobZone]}, after ${experience}`;
  if (career.schooling || !isDegreeOptional(career)) return usual ?? jobZoneWords[jobZone];
  return usual ? `${usual} (not the only way in)` : 'No degree needed';
}

/** Returns undefined for careers that people start in. */
export function experienceFor(
  { careersById, texts }: Words,
  { after = [] }: Pick<Career, 'after'>,
): string | undefined {
  const titles = after.map(({ careerId }) => careersById.get(careerId).title);
  return after[0] && texts.analyses.experience(titles, after[0].years);
}

export function payOf({ medianPay, payGroup }: Career) {
  return medianPay === undefined ? {} : { medianPay, payYear, payGroup };
}

const programsNamed = 2;

const programsByCareer = oncePer((programs: readonly Program[]) => {
  const found = new Map<string, Program[]>();
  for (const program of programs) {
    for (const id of program.careerIds) found.set(id, [...(found.get(id) ?? []), program]);
  }
  return found;
});

/** Names the shortest programs open to a beginner, else who trains; undefined where neither is known. */
export function wayInto(
  { programs, schoolsById, texts }: Pick<Catalogue, 'programs' | 'schoolsById' | 'texts'>,
  career: Career,
): string | undefined {
  const own = programsByCareer(programs).get(career.id) ?? [];
  const open = own
    .filter(({ prerequisite }) => prerequisite === undefined)
    .toSorted((one, other) => lengthOf(one) - lengthOf(other) || (one.name < other.name ? -1 : 1));
  const named = open
    .slice(0, programsNamed)
    .map(({ name, schoolId }) => `${name} at ${schoolsById.get(schoolId).name}`);
  if (named.length > 0) return texts.analyses.programs(named);
  return trainingWords({ ...career, programs: own });
}

function lengthOf({ level }: Program): number {
  return programLevels.indexOf(level);
}
