import {
  type Career,
  type CareerAnalysis,
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
  type MatchOptions,
  oncePer,
  schoolMatches,
  skillPriorities,
} from '@guildpath/scoring';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { locationOf, skillNamesOf, toConsultantListing } from '../catalogue/listings.ts';
import { describeCareer } from '../writer/career-analysis.ts';
import { careerFacts, wayInto } from './career-facts.ts';

/** Takes the matches best first, and analyses by career id; a career may have none. */
export function recommendCareers(
  catalogue: Catalogue,
  matches: readonly CareerMatch[],
  analyses: Readonly<Record<string, CareerAnalysis>> = {},
): CareerRecommendation[] {
  return matches.map(({ careerId, matchPercentage, reasons }) => {
    const career = catalogue.careersById.get(careerId);
    return {
      id: career.id,
      careerTitle: career.title,
      careerCategory: career.category,
      matchPercentage,
      description: career.description,
      skillTags: skillNamesOf(catalogue, career),
      analysis: {
        ...(analyses[careerId] ?? describeCareer(career)),
        wayIn: wayInto(catalogue, career),
      },
      facts: careerFacts(catalogue, career),
      reasons,
    };
  });
}

export function recommendSkills(
  { careers, skillsById }: Catalogue,
  matches: readonly CareerMatch[],
): SkillRecommendation[] {
  return skillPriorities(matches, careers).map(({ skillId, ...rest }) => ({
    id: skillId,
    skillName: skillsById.get(skillId).name,
    ...rest,
  }));
}

/** Recommends schools for `programs`, all by default; where a beginner may start, in the US, comes first. */
export function recommendSchools(
  catalogue: Catalogue,
  matches: readonly CareerMatch[],
  programs = catalogue.programs,
): SchoolRecommendation[] {
  const { careers, schools, careersById, programsById, schoolsById } = catalogue;
  const distanceTo = ({ programId }: { readonly programId: string }) => {
    const { prerequisite, schoolId } = programsById.get(programId);
    return prerequisite ? 2 : Number(schoolsById.get(schoolId).abroad === 'yes');
  };
  const matched = schoolMatches({ matches, careers, programs, schools });
  const nearestFirst = matched.toSorted((one, other) => distanceTo(one) - distanceTo(other));
  return nearestFirst.map((match) => {
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
  matches: readonly CareerMatch[],
): ConsultantRecommendation[] {
  return consultantMatches({ matches, careers, consultants }).map(({ consultantId, careerId }) => {
    const consultant = consultantsById.get(consultantId);
    return { ...toConsultantListing(consultant), forCareer: careersById.get(careerId).title };
  });
}

const careersPerPreparation = 5;

const countByPreparation = oncePer((careers: readonly Career[]) => {
  const counts = { short: 0, twoYears: 0, bachelor: 0, more: 0 };
  for (const career of careers) counts[preparationOf(career)] += 1;
  return counts;
});

/** A certificate counts twice, because it can take some weeks or more than a year. */
const levelsOf: Readonly<Record<Preparation, readonly ProgramLevel[]>> = {
  short: ['certificate'],
  twoYears: ['certificate', 'apprenticeship', 'associate'],
  bachelor: ['bachelor'],
  more: ['master', 'doctoral'],
};

/**
 * A length of preparation gets the programs for its careers at its own levels; where a career has none there
 * that is open to a beginner, it gets all programs for that career. Beyond a bachelor's degree no program is
 * open to beginners, so prerequisites do not count there.
 */
const programsByPreparation = oncePer(({ careers, programs, schoolsById }: Catalogue) => {
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

/** Recommends as if the catalogue had only the careers of one length of preparation, for each length. */
export function recommendByPreparation(
  catalogue: Catalogue,
  match: Matcher,
  limits: Pick<MatchOptions, 'withoutCaveats'> = {},
): Record<Preparation, PreparedRecommendations> {
  const recommended = preparations.map((preparation) => {
    const matches = match({ count: careersPerPreparation, preparation, ...limits });
    const programs = programsByPreparation(catalogue)[preparation];
    const schools = recommendSchools(catalogue, matches, programs).map((school) => {
      const { level } = catalogue.programsById.get(school.id);
      return isLonger(level, preparation) ? { ...school, isLonger: true } : school;
    });
    const prepared: PreparedRecommendations = {
      careerCount: countByPreparation(catalogue.careers)[preparation],
      careerRecommendations: recommendCareers(catalogue, matches),
      skillRecommendations: recommendSkills(catalogue, matches),
      schoolRecommendations: schools,
      consultantRecommendations: recommendConsultants(catalogue, matches),
    };
    return [preparation, prepared];
  });
  // The keys are the preparations.
  return Object.fromEntries(recommended) as Record<Preparation, PreparedRecommendations>;
}

function isLonger(level: ProgramLevel, preparation: Preparation): boolean {
  const length = programLevels.indexOf(level);
  return levelsOf[preparation].every((fitting) => programLevels.indexOf(fitting) < length);
}
