export {
  type CareerMatch,
  type Matcher,
  type MatchOptions,
  matcherOf,
} from './matching/match-careers.ts';
export { fieldMatchCount, type MatchField, matchFields } from './matching/match-fields.ts';
export { standardizedTraitDemands } from './matching/trait-demands.ts';
export { latentScales } from './model/latent-scales.ts';
export { minAptitudeItems } from './model/person-direction.ts';
export { oncePer } from './once-per.ts';
export { consultantMatches } from './recommendations/consultant-matches.ts';
export { schoolMatches } from './recommendations/school-matches.ts';
export { skillPriorities } from './recommendations/skill-priorities.ts';
export { scoreAssessment, scoringVersion } from './score-assessment.ts';
export {
  archetype,
  characterClass,
  highPercentage,
  personalityType,
} from './summary/character.ts';
export {
  archetypeTie,
  byPercentage,
  type InterestPattern,
  interestPattern,
  isNearTie,
} from './summary/interest-pattern.ts';
export {
  type ConfidenceLevel,
  confidenceLevel,
  confidenceLevels,
  isContradictory,
  matchConfidence,
  resultConfidence,
  shownCareers,
  surenessOf,
  usesLeast,
} from './summary/match-confidence.ts';
export {
  type BandedScore,
  type ReliableChange,
  reliableChange,
} from './summary/reliable-change.ts';
export { type RetestOdds, retestAgreement } from './summary/retest-agreement.ts';
export { levelWord, type TraitLevel, tellingTraits } from './summary/telling-traits.ts';
export { topCompanies } from './summary/top-companies.ts';
export type * from './trait-profile.ts';
