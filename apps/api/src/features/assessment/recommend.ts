import type {
  CareerRecommendation,
  ConsultantRecommendation,
  SchoolRecommendation,
  SkillRecommendation,
  Tier,
} from '@guildpath/contract';
import {
  type CareerMatch,
  consultantMatches,
  schoolMatches,
  skillPriorities,
  type TraitProfile,
} from '@guildpath/scoring';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { skillNamesOf, toConsultantListing } from '../../catalogue/listings.ts';
import type { AppContext } from '../../trpc/context.ts';

interface Assessment {
  readonly tier: Tier;
  readonly profile: TraitProfile;
  /** Best first. */
  readonly matches: readonly CareerMatch[];
}

/** Everything recommended from a profile and its matched careers, with the texts that explain it. */
export function recommend(
  { catalogue, insightWriter }: Pick<AppContext, 'catalogue' | 'insightWriter'>,
  assessment: Assessment,
) {
  const { personalityInsight, careerAnalyses } = insightWriter.write({
    ...assessment,
    ...catalogue,
  });
  return {
    personalityInsight,
    careerRecommendations: toCareers(catalogue, assessment, careerAnalyses),
    skillRecommendations: toSkills(catalogue, assessment),
    schoolRecommendations: toSchools(catalogue, assessment),
    consultantRecommendations: toConsultants(catalogue, assessment),
  };
}

function toCareers(
  catalogue: Catalogue,
  { matches }: Assessment,
  analyses: Readonly<Record<string, string>>,
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
      aiAnalysis: analyses[careerId],
      reasons,
    };
  });
}

function toSkills(
  { careers, skillsById }: Catalogue,
  { matches, profile }: Assessment,
): SkillRecommendation[] {
  return skillPriorities(matches, careers, profile).map(({ skillId, priority }) => ({
    id: skillId,
    skillName: skillsById.get(skillId).name,
    priority,
  }));
}

function toSchools(
  { careers, programs, schools, careersById, programsById, schoolsById }: Catalogue,
  { matches }: Assessment,
): SchoolRecommendation[] {
  return schoolMatches({ matches, careers, programs, schools }).map((match) => {
    const school = schoolsById.get(match.schoolId);
    return {
      id: match.programId,
      schoolName: school.name,
      programName: programsById.get(match.programId).name,
      location: school.location,
      matchPercentage: match.matchPercentage,
      forCareer: careersById.get(match.careerId).title,
    };
  });
}

function toConsultants(
  { careers, consultants, careersById, consultantsById }: Catalogue,
  { matches }: Assessment,
): ConsultantRecommendation[] {
  return consultantMatches({ matches, careers, consultants }).map(({ consultantId, careerId }) => {
    const consultant = consultantsById.get(consultantId);
    return { ...toConsultantListing(consultant), forCareer: careersById.get(careerId).title };
  });
}
