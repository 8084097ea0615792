import {
  type Career,
  type CareerRecommendation,
  type ConsultantRecommendation,
  type Preparation,
  type PreparedRecommendations,
  type Program,
  type ProgramLevel,
  preparationOf,
  preparations,
  programLevels,
  type SchoolRecommendation,
  type SkillRecommendation,
} from '@guildpath/contract';
import {
  type CareerMatch,
  consultantMatches,
  type Matcher,
  oncePer,
  schoolMatches,
  skillPriorities,
  type TraitProfile,
} from '@guildpath/scoring';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { locationOf, skillNamesOf, toConsultantListing } from '../catalogue/listings.ts';

/** A person and the careers that were matched, best first. */
export interface Matched {
  readonly profile: TraitProfile;
  readonly matches: readonly CareerMatch[];
}

/** `analyses` are texts by career id; a career without one is recommended without. */
export function recommendCareers(
  catalogue: Catalogue,
  { matches }: Pick<Matched, 'matches'>,
  analyses: Readonly<Record<string, string>> = {},
): CareerRecommendation[] {
  return matches.map(({ careerId, matchPercentage, reasons }) => {
    const career = catalogue.careersById.get(careerId);
    const aiAnalysis = analyses[careerId];
    return {
      id: career.id,
      careerTitle: career.title,
      careerCategory: career.category,
      matchPercentage,
      description: career.description,
      skillTags: skillNamesOf(catalogue, career),
      ...(aiAnalysis !== undefined && { aiAnalysis }),
      reasons,
    };
  });
}

export function recommendSkills(
  { careers, skillsById }: Catalogue,
  { matches, profile }: Matched,
): SkillRecommendation[] {
  return skillPriorities(matches, careers, profile).map(({ skillId, priority }) => ({
    id: skillId,
    skillName: skillsById.get(skillId).name,
    priority,
  }));
}

/** From the programs of the catalogue, or from these of them. */
export function recommendSchools(
  catalogue: Catalogue,
  { matches }: Pick<Matched, 'matches'>,
  programs = catalogue.programs,
): SchoolRecommendation[] {
  const { careers, schools, careersById, programsById, schoolsById } = catalogue;
  return schoolMatches({ matches, careers, programs, schools }).map((match) => {
    const program = programsById.get(match.programId);
    const school = schoolsById.get(program.schoolId);
    return {
      id: program.id,
      schoolName: school.name,
      programName: program.name,
      location: locationOf(catalogue, program),
      matchPercentage: match.matchPercentage,
      forCareer: careersById.get(match.careerId).title,
      ...(program.prerequisite !== undefined && { prerequisite: program.prerequisite }),
      ...(school.website !== undefined && { schoolUrl: school.website }),
    };
  });
}

export function recommendConsultants(
  { careers, consultants, careersById, consultantsById }: Catalogue,
  { matches }: Pick<Matched, 'matches'>,
): ConsultantRecommendation[] {
  return consultantMatches({ matches, careers, consultants }).map(({ consultantId, careerId }) => {
    const consultant = consultantsById.get(consultantId);
    return { ...toConsultantListing(consultant), forCareer: careersById.get(careerId).title };
  });
}

/** A person, and what finds the careers that fit. */
export interface Person {
  readonly profile: TraitProfile;
  readonly match: Matcher;
}

const careersForEach = 5;

const careerCounts = oncePer((careers: readonly Career[]) => {
  const counts = { short: 0, twoYears: 0, bachelor: 0, more: 0 };
  for (const career of careers) counts[preparationOf(career)] += 1;
  return counts;
});

/** A certificate can take some weeks or more than a year. */
const levelsOf: Readonly<Record<Preparation, readonly ProgramLevel[]>> = {
  short: ['certificate'],
  twoYears: ['certificate', 'apprenticeship', 'associate'],
  bachelor: ['bachelor'],
  more: ['master', 'doctoral'],
};

/**
 * For each length of preparation, the programs for its careers: those at its own levels, or all where a career has none
 * there that a beginner could start on. Beyond a bachelor's degree none is for beginners, and each says what comes first.
 */
const preparedPrograms = oncePer(({ careers, programs, schoolsById }: Catalogue) => {
  const preparationById = new Map(careers.map((career) => [career.id, preparationOf(career)]));
  const isFitting = ({ level }: Program, careerId: string) => {
    const preparation = preparationById.get(careerId);
    return preparation !== undefined && levelsOf[preparation].includes(level);
  };
  const served = new Set(
    programs
      .filter(
        ({ prerequisite, level, schoolId }) =>
          (prerequisite === undefined || levelsOf.more.includes(level)) &&
          schoolsById.find(schoolId),
      )
      .flatMap((program) => program.careerIds.filter((id) => isFitting(program, id))),
  );
  const programsFor = (preparation: Preparation) =>
    programs.flatMap((program) => {
      const careerIds = program.careerIds.filter(
        (id) =>
          preparationById.get(id) === preparation && (isFitting(program, id) || !served.has(id)),
      );
      return careerIds.length > 0 ? [{ ...program, careerIds }] : [];
    });
  return {
    short: programsFor('short'),
    twoYears: programsFor('twoYears'),
    bachelor: programsFor('bachelor'),
    more: programsFor('more'),
  };
});

/** What the person would be recommended among the careers of each length of preparation alone. */
export function recommendByPreparation(
  catalogue: Catalogue,
  person: Person,
): Record<Preparation, PreparedRecommendations> {
  const prepared = preparations.map((preparation) => [
    preparation,
    recommendPrepared(catalogue, person, preparation),
  ]);
  // The keys are the preparations.
  return Object.fromEntries(prepared) as Record<Preparation, PreparedRecommendations>;
}

function recommendPrepared(
  catalogue: Catalogue,
  { profile, match }: Person,
  preparation: Preparation,
): PreparedRecommendations {
  const matches = match({ count: careersForEach, preparation });
  return {
    careerCount: careerCounts(catalogue.careers)[preparation],
    careerRecommendations: recommendCareers(catalogue, { matches }),
    skillRecommendations: recommendSkills(catalogue, { matches, profile }),
    schoolRecommendations: recommendSchools(
      catalogue,
      { matches },
      preparedPrograms(catalogue)[preparation],
    ).map((school) => {
      const { level } = catalogue.programsById.get(school.id);
      return isLonger(level, preparation) ? { ...school, isLonger: true } : school;
    }),
    consultantRecommendations: recommendConsultants(catalogue, { matches }),
  };
}

function isLonger(level: ProgramLevel, preparation: Preparation): boolean {
  const length = programLevels.indexOf(level);
  return levelsOf[preparation].every((fitting) => programLevels.indexOf(fitting) < length);
}
