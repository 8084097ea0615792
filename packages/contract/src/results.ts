import * as z from 'zod/mini';
import { basicInterests } from './basic-interests.ts';
import { preparations } from './catalogue.ts';
import { careerFields } from './catalogue-entries.ts';
import { consultantListingSchema } from './catalogue-reads.ts';
import {
  basicInterestsSchema,
  bigFiveTraitSchema,
  characterClassSchema,
  countSchema,
  olderFields,
  percentageSchema,
  riasecTypeSchema,
  tierSchema,
} from './fields.ts';
import { assessmentsDefaultPageSize, assessmentsMaxPageSize } from './lists.ts';
import { optionIdSchema, questionSchema } from './questions.ts';

export const responseCautions = ['straight-line', 'too-fast'] as const;
export type ResponseCaution = (typeof responseCautions)[number];

/** Two times in three or more, the figure would fall between these if the quest were taken again. */
const band = z.object({ low: percentageSchema, high: percentageSchema });

const assessmentResultSchema = z.object({
  id: z.string(),
  assessmentType: tierSchema,
  /** ISO 8601, UTC. */
  completedAt: z.string(),
  riasecScores: z.record(riasecTypeSchema, percentageSchema),
  bigFiveScores: z.record(bigFiveTraitSchema, percentageSchema),
  /** Always empty on the wire (spec section 3): aptitude only affects matches and texts. */
  aptitudeScores: z.record(z.string(), percentageSchema),
  characterClass: characterClassSchema,
  /** The title, such as `Siegewright`. */
  guildTitle: z.string(),
  /** One warm sentence about people with that title. */
  welcome: z.string(),
  /** One answer, as one sentence of the story; absent for a guide, and if no answer has a sentence. */
  moment: z.optional(z.string()),
  /** The number of responses with a least option. */
  leastCount: countSchema,
  /** The reason why the answers may not describe the person: all the same letter, or faster than reading. */
  caution: z.optional(z.enum(responseCautions)),
  /** The Match Confidence of the answers, where something was taken along; else that of the first matches. */
  matchConfidence: z.optional(percentageSchema),
  /** True when the answers contradict each other, so that no screen shows the recommendations. */
  isContradictory: z.optional(z.boolean()),
});
export type AssessmentResult = z.infer<typeof assessmentResultSchema>;

/** The topics of a portrait's paragraphs; `person` stands for a portrait that an AI endpoint wrote. */
export const portraitTopics = [
  'moment',
  'interests',
  'traits',
  'personality-type',
  'needs',
  'person',
  'certainty',
] as const;

const portraitParagraphSchema = z.object({
  /** Only the paragraph about a `moment` tells an answer, and what it means. */
  about: z.enum(portraitTopics),
  text: z.string(),
});
export type PortraitParagraph = z.infer<typeof portraitParagraphSchema>;

const { shape: career } = careerFields;

const paySchema = z.object({
  /** US dollars a year, in the year `payYear`. */
  medianPay: z.optional(z.number()),
  payYear: z.optional(z.number()),
  /** The group that `medianPay` refers to, if it is wider than this career. */
  payGroup: z.optional(z.string()),
});

/** Contains the facts on the card of a match, as the catalogue had them at the submission. */
const careerFactsSchema = z.extend(paySchema, {
  /** Plain words. */
  schooling: z.string(),
  growthPercent: career.growthPercent,
  outlook: career.outlook,
  employment: career.employment,
  requirement: career.requirement,
  caveat: career.caveat,
});
export type CareerFacts = z.infer<typeof careerFactsSchema>;

/** The parts of `aiAnalysis` and of the text below a match: sentences as they stood at the submission. */
const careerAnalysisSchema = z.object({
  /** The reasons why the career may suit the person, each after the answer that shows it, if there is one. */
  appeals: z.array(z.object({ moment: z.optional(z.string()), sentence: z.string() })),
  day: career.day,
  /** The demand on the trait in which the person is furthest from the middle. */
  demand: z.optional(z.string()),
  enjoys: career.enjoys,
  complaints: career.complaints,
  /** The people who commission the work of the self-employed. */
  clients: z.optional(z.string()),
  wayIn: z.optional(z.string()),
  firstStep: career.firstStep,
  /** Up to three names. */
  employers: z.array(z.string()),
});
export type CareerAnalysis = z.infer<typeof careerAnalysisSchema>;

/** Explains a recommended career by the person's own answers. */
const careerReasonsSchema = z.object({
  /** Names what the person took along and the career is about; absent for a guide. */
  takenAlong: z.optional(z.enum(basicInterests)),
  /** The titles of up to two scenes whose answers raised this match most; none for a guide. */
  scenes: z.array(z.string()),
  /** The strongest interest shared by person and career. */
  sharedInterest: riasecTypeSchema,
  /** The interest that lowers the match most, if any. */
  opposingInterest: z.nullable(riasecTypeSchema),
  /** `more` when the career requires more of the opposing interest than the person chose. */
  opposingDirection: z.optional(z.enum(['more', 'less'])),
});
export type CareerReasons = z.infer<typeof careerReasonsSchema>;

const careerRecommendationSchema = z.object({
  id: z.string(),
  careerTitle: z.string(),
  careerCategory: z.string(),
  matchPercentage: percentageSchema,
  description: z.string(),
  skillTags: z.array(z.string()),
  /** The parts of `analysis` as one text; absent from lists by preparation. */
  aiAnalysis: z.optional(z.string()),
  analysis: careerAnalysisSchema,
  facts: careerFactsSchema,
  reasons: careerReasonsSchema,
});
export type CareerRecommendation = z.infer<typeof careerRecommendationSchema>;

export const priorities = ['high', 'medium', 'low'] as const;
export type Priority = (typeof priorities)[number];

const skillRecommendationSchema = z.object({
  id: z.string(),
  skillName: z.string(),
  priority: z.enum(priorities),
});
export type SkillRecommendation = z.infer<typeof skillRecommendationSchema>;

const schoolRecommendationSchema = z.object({
  id: z.string(),
  schoolName: z.string(),
  programName: z.string(),
  location: z.string(),
  matchPercentage: percentageSchema,
  /** The matched career that the program prepares for. */
  forCareer: z.string(),
  /** Names what must come first; absent when beginners may start. */
  prerequisite: z.optional(z.string()),
  /** The school's own site. */
  schoolUrl: z.optional(z.string()),
  /** True when it takes longer than the preparation it is listed under, because no shorter one is known. */
  isLonger: z.optional(z.boolean()),
});
export type SchoolRecommendation = z.infer<typeof schoolRecommendationSchema>;

const consultantRecommendationSchema = z.extend(consultantListingSchema, {
  /** The matched career on whose job family the consultant advises. */
  forCareer: z.string(),
});
export type ConsultantRecommendation = z.infer<typeof consultantRecommendationSchema>;

const fieldRungSchema = z.extend(paySchema, {
  preparation: z.enum(preparations),
  id: z.string(),
  careerTitle: z.string(),
  /** Plain words. */
  schooling: z.string(),
});
export type FieldRung = z.infer<typeof fieldRungSchema>;

const careerFieldSchema = z.object({
  /** The job family. */
  category: z.string(),
  /** The heading: the job family, or its one career among the first matches. */
  name: z.string(),
  /** The reason why the person's matches fall into it. */
  sentence: z.string(),
  /** Up to three careers of it, best first: from `careerRecommendations` or `moreCareers`. */
  careerIds: z.array(z.string()),
  /** The answer that belongs here, as the story tells it; absent for a guide, and without such an answer. */
  moment: z.optional(z.string()),
  /** Lists careers that fit, each related to the one before, shortest preparation first. */
  rungs: z.array(fieldRungSchema),
});
export type CareerField = z.infer<typeof careerFieldSchema>;

const moreCareerSchema = z.pick(careerRecommendationSchema, {
  id: true,
  careerTitle: true,
  careerCategory: true,
  matchPercentage: true,
});
export type MoreCareer = z.infer<typeof moreCareerSchema>;

const roadmapSentences = z.array(z.string());

const careerRoadmapSchema = z.object({
  /** The best match, which the roadmap leads to. */
  careerTitle: z.string(),
  now: roadmapSentences,
  oneYear: roadmapSentences,
  fiveYears: roadmapSentences,
});
/** Describes one way to the best match, for a person who starts without further schooling. */
export type CareerRoadmap = z.infer<typeof careerRoadmapSchema>;

/** Contains the recommendations for one length of preparation. */
const preparedRecommendationsSchema = z.object({
  /** The number of careers in the catalogue with this preparation. */
  careerCount: countSchema,
  /** Best first, without `appeals`. */
  careerRecommendations: z.array(careerRecommendationSchema),
  skillRecommendations: z.array(skillRecommendationSchema),
  schoolRecommendations: z.array(schoolRecommendationSchema),
  consultantRecommendations: z.array(consultantRecommendationSchema),
});
export type PreparedRecommendations = z.infer<typeof preparedRecommendationsSchema>;

export const resultsInput = z.object({ assessmentResultId: z.string() });

export const takeAlongInput = z.extend(resultsInput, { basicInterests: basicInterestsSchema });
export type TakeAlongInput = z.infer<typeof takeAlongInput>;

export const resultsOutput = z.object({
  assessmentResult: assessmentResultSchema,
  /** Lists what the person took along; empty for a guide. */
  basicInterests: z.array(z.enum(basicInterests)),
  /** Best first. */
  careerRecommendations: z.array(careerRecommendationSchema),
  /** Those that the matches use most come first. */
  skillRecommendations: z.array(skillRecommendationSchema),
  /** Best first. */
  schoolRecommendations: z.array(schoolRecommendationSchema),
  /** Best first. */
  consultantRecommendations: z.array(consultantRecommendationSchema),
  /** The paragraphs of `portrait` as one text. */
  personalityInsight: z.string(),
  /** The paragraph about how certain it is comes last. */
  portrait: z.array(portraitParagraphSchema),
  /** Three lines on "What friends come to you for". */
  friends: z.readonly(z.array(z.string())),
  /** Three lines on "What it costs you". */
  costs: z.readonly(z.array(z.string())),
  /** "Who the guild needs beside you": another title, and why the two need each other. */
  beside: z.object({ guildTitle: z.string(), sentence: z.string() }),
  /** True while an AI endpoint writes insight and analyses; until then they are the built-in ones. */
  isNarrativePending: z.boolean(),
  /** True while a guide may read what a student moved from a hall into an account, and absent otherwise. */
  isShared: z.optional(z.boolean()),
  /** The version of the scoring. */
  scoringVersion: z.string(),
  /** The interest that ties with the one of the archetype; absent without a tie. */
  archetypeTie: z.optional(riasecTypeSchema),
  /** Two to five job families, best first. */
  careerFields: z.array(careerFieldSchema),
  /** The best other careers of each of `careerFields`, best first. */
  moreCareers: z.array(moreCareerSchema),
  /** Keyed by length of preparation. */
  byPreparation: z.record(z.enum(preparations), preparedRecommendationsSchema),
  /** Epic Journey only. */
  careerRoadmap: z.optional(careerRoadmapSchema),
  scoreBands: z.object({
    riasec: z.record(riasecTypeSchema, band),
    bigFive: z.record(bigFiveTraitSchema, band),
  }),
});
export type ResultsOutput = z.infer<typeof resultsOutput>;

/** `before` is the id of a result of the caller; only older ones are listed. */
export const assessmentsInput = z.object(
  olderFields(assessmentsDefaultPageSize, assessmentsMaxPageSize, 'a result'),
);
export type AssessmentsInput = z.infer<typeof assessmentsInput>;

export const assessmentsOutput = z.object({
  /** Newest first; a full page when there may be more. */
  assessments: z.array(assessmentResultSchema),
});
export type AssessmentsOutput = z.infer<typeof assessmentsOutput>;

const unclaimedResultSchema = z.pick(assessmentResultSchema, {
  id: true,
  assessmentType: true,
  completedAt: true,
});
/** Describes a result that was submitted with the caller's address but may belong to another person. */
export type UnclaimedResult = z.infer<typeof unclaimedResultSchema>;

export const unclaimedResultsOutput = z.object({
  /** Newest first, at most 50. */
  results: z.array(unclaimedResultSchema),
});
export type UnclaimedResultsOutput = z.infer<typeof unclaimedResultsOutput>;

export const publicCardOutput = z.object({
  /** Null while the card is not public. */
  cardId: z.nullable(z.string()),
  /** True while the owner chooses to show the first name of the account. */
  showsFirstName: z.boolean(),
});
export type PublicCardOutput = z.infer<typeof publicCardOutput>;

export const setPublicCardInput = z.object({
  assessmentResultId: z.string(),
  isPublic: z.boolean('Must be true or false'),
  /** Shows the first name of the account on the page of the card. Default: false. */
  showsFirstName: z.optional(z.boolean('Must be true or false')),
});
export type SetPublicCardInput = z.infer<typeof setPublicCardInput>;

export const cardInput = z.object({ cardId: z.string() });

export const cardOutput = z.object({
  /** Absent unless the owner has one and chose to show it. */
  firstName: z.optional(z.string()),
  characterClass: characterClassSchema,
  archetype: z.string(),
  ...z.pick(assessmentResultSchema, { guildTitle: true, welcome: true, moment: true }).shape,
});
export type CardOutput = z.infer<typeof cardOutput>;

const solvedPuzzleSchema = z.object({
  ...z.omit(questionSchema, { place: true, tags: true, type: true }).shape,
  selectedOption: optionIdSchema,
  correctOption: optionIdSchema,
  /** The reason why that option is right. */
  explanation: z.string(),
});
/** Describes a puzzle of a completed quest with its solution. */
export type SolvedPuzzle = z.infer<typeof solvedPuzzleSchema>;

export const puzzlesOutput = z.object({
  /** In the order of the quest, without puzzles that have been removed from it. */
  puzzles: z.array(solvedPuzzleSchema),
});
export type PuzzlesOutput = z.infer<typeof puzzlesOutput>;
