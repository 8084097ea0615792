export type { CareerMatch } from './matching/career-match.ts';
export { type MatchOptions, matchCareers } from './matching/match-careers.ts';
export { latentScales } from './model/latent-scales.ts';
export { PreconditionError } from './precondition-error.ts';
export { type ConsultantMatch, consultantMatches } from './recommendations/consultant-matches.ts';
export { type SchoolMatch, schoolMatches } from './recommendations/school-matches.ts';
export { type SkillPriority, skillPriorities } from './recommendations/skill-priorities.ts';
export { scoreAssessment, scoringVersion } from './score-assessment.ts';
export { archetype } from './summary/archetype.ts';
export { type CharacterClass, characterClass } from './summary/character-class.ts';
export { matchConfidence } from './summary/match-confidence.ts';
export {
  type PersonalityType,
  personalityType,
  personalityTypes,
} from './summary/personality-type.ts';
export { topCompanies } from './summary/top-companies.ts';
export type * from './trait-profile.ts';
