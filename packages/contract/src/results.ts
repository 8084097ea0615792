import * as z from 'zod/mini';
import { preparations } from './catalogue.ts';
import { consultantListingSchema } from './catalogue-reads.ts';
import {
  bigFiveTraitSchema,
  characterClassSchema,
  countSchema,
  riasecTypeSchema,
  tierSchema,
  wholeNumberInput,
} from './fields.ts';
import { assessmentsDefaultPageSize, assessmentsMaxPageSize } from './lists.ts';
import { optionIdSchema, questionSchema } from './questions.ts';

export const responseCautions = ['straight-line', 'too-fast'] as const;
export type ResponseCaution = (typeof responseCautions)[number];

const percentage = z.number().check(z.gte(0), z.lte(100));
/** The percentage less and plus one standard error. */
const band = z.object({ low: percentage, high: percentage });

const assessmentResultSchema = z.object({
  id: z.string(),
  assessmentType: tierSchema,
  /** ISO 8601, UTC. */
  completedAt: z.string(),
  riasecScores: z.record(riasecTypeSchema, percentage),
  bigFiveScores: z.record(bigFiveTraitSchema, percentage),
  /** Always empty on the wire (spec section 3): aptitude only affects matches and texts. */
  aptitudeScores: z.record(z.string(), percentage),
  characterClass: characterClassSchema,
  /** Such as `Siegewright`; absent on results from before there were titles. */
  guildTitle: z.optional(z.string()),
  /** One warm sentence about a person of that title; absent on results from before there were such. */
  welcome: z.optional(z.string()),
  /** The number of scenes with a choice of what is least like the person; absent on results from before. */
  leastCount: z.optional(countSchema),
  /** Why the answers may not describe the person: all the same letter, or faster than anyone reads. */
  caution: z.optional(z.enum(responseCautions)),
});
export type AssessmentResult = z.infer<typeof assessmentResultSchema>;

/** Why a career is recommended, based on the person's own answers. */
const careerReasonsSchema = z.object({
  /** Titles of up to three scenes whose answers raised this match most, strongest first. */
  scenes: z.array(z.string()),
  /** The strongest interest that person and career share. */
  sharedInterest: riasecTypeSchema,
  /** The interest that lowers the match most, if any. */
  opposingInterest: z.nullable(riasecTypeSchema),
  /** Whether the career asks for more of the opposing interest than the person chose, or for less. */
  opposingDirection: z.optional(z.enum(['more', 'less'])),
});
export type CareerReasons = z.infer<typeof careerReasonsSchema>;

const careerRecommendationSchema = z.object({
  id: z.string(),
  careerTitle: z.string(),
  careerCategory: z.string(),
  matchPercentage: percentage,
  description: z.string(),
  skillTags: z.array(z.string()),
  aiAnalysis: z.optional(z.string()),
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
  matchPercentage: percentage,
  /** The matched career this program prepares for. */
  forCareer: z.string(),
  /** What has to come first; absent when the program is open to a beginner. */
  prerequisite: z.optional(z.string()),
  /** The school's own site. */
  schoolUrl: z.optional(z.string()),
  /** True where it takes longer than the preparation that it is listed under, because nothing shorter is known. */
  isLonger: z.optional(z.boolean()),
});
export type SchoolRecommendation = z.infer<typeof schoolRecommendationSchema>;

const consultantRecommendationSchema = z.extend(consultantListingSchema, {
  /** The matched career whose job family this consultant advises on. */
  forCareer: z.string(),
});
export type ConsultantRecommendation = z.infer<typeof consultantRecommendationSchema>;

const careerFieldSchema = z.object({
  /** Job family. */
  category: z.string(),
  /** Why the person's matches fall into it. */
  sentence: z.string(),
  /** The recommended careers that belong to it, best first. */
  careerIds: z.array(z.string()),
});
/** A job family into which the best matches fall. */
export type CareerField = z.infer<typeof careerFieldSchema>;

const roadmapSentences = z.array(z.string());

const careerRoadmapSchema = z.object({
  /** The best match, which the road leads to. */
  careerTitle: z.string(),
  now: roadmapSentences,
  oneYear: roadmapSentences,
  fiveYears: roadmapSentences,
});
/** One way from today into the best match, for someone who starts without further schooling. */
export type CareerRoadmap = z.infer<typeof careerRoadmapSchema>;

/** What a result recommends to someone who would prepare for that long. */
const preparedRecommendationsSchema = z.object({
  /** The number of careers in the catalogue that ask for this preparation. */
  careerCount: countSchema,
  /** Best first, without analyses. */
  careerRecommendations: z.array(careerRecommendationSchema),
  skillRecommendations: z.array(skillRecommendationSchema),
  schoolRecommendations: z.array(schoolRecommendationSchema),
  /** Absent on results from before advisers followed the preparation. */
  consultantRecommendations: z.optional(z.array(consultantRecommendationSchema)),
});
export type PreparedRecommendations = z.infer<typeof preparedRecommendationsSchema>;

export const resultsInput = z.object({ assessmentResultId: z.string() });

export const resultsOutput = z.object({
  assessmentResult: assessmentResultSchema,
  /** Best first. */
  careerRecommendations: z.array(careerRecommendationSchema),
  /** Highest priority first. */
  skillRecommendations: z.array(skillRecommendationSchema),
  /** Best first. */
  schoolRecommendations: z.array(schoolRecommendationSchema),
  /** Best first. */
  consultantRecommendations: z.array(consultantRecommendationSchema),
  personalityInsight: z.string(),
  /** Whether an AI endpoint is writing insight and analyses at the moment; until it has, they are the built-in ones. */
  isNarrativePending: z.boolean(),
  /** Of the scoring, with that of the calibration if one was in use: `2`, or `2+c3`. */
  scoringVersion: z.string(),
  /** The interest that is level with the one that names the archetype; absent where there is none, and on older results. */
  archetypeTie: z.optional(riasecTypeSchema),
  /** Two or three job families, the best first; absent on results from before there were fields. */
  careerFields: z.optional(z.array(careerFieldSchema)),
  /** By length of preparation; absent on results from before it could be chosen. */
  byPreparation: z.optional(z.record(z.enum(preparations), preparedRecommendationsSchema)),
  /** Epic Journey only; absent on results from before there was one. */
  careerRoadmap: z.optional(careerRoadmapSchema),
  scoreBands: z.object({
    riasec: z.record(riasecTypeSchema, band),
    bigFive: z.record(bigFiveTraitSchema, band),
  }),
});
export type ResultsOutput = z.infer<typeof resultsOutput>;

export const assessmentsInput = z.object({
  limit: z._default(wholeNumberInput(1, assessmentsMaxPageSize), assessmentsDefaultPageSize),
  /** The id of a result of the caller: only older ones are listed. */
  before: z.optional(z.string().check(z.minLength(1, 'Must be the id of a result'))),
});
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
/** A result that someone gave the caller's address for: nobody knows yet whether it is the caller's. */
export type UnclaimedResult = z.infer<typeof unclaimedResultSchema>;

export const unclaimedResultsOutput = z.object({
  /** Newest first, at most 50. */
  results: z.array(unclaimedResultSchema),
});
export type UnclaimedResultsOutput = z.infer<typeof unclaimedResultsOutput>;

/** One profile from the latest result of each tier, scored together. */
export const combinedProfileOutput = z.object({
  /** Null with results of fewer than two tiers: there is nothing to combine. */
  profile: z.nullable(
    z.object({
      /** The results combined, newest first. */
      assessments: z.array(assessmentResultSchema),
      /** The number of answers in all. */
      questionCount: countSchema,
      riasecScores: assessmentResultSchema.shape.riasecScores,
      bigFiveScores: assessmentResultSchema.shape.bigFiveScores,
      scoreBands: resultsOutput.shape.scoreBands,
      characterClass: assessmentResultSchema.shape.characterClass,
      guildTitle: z.string(),
      /** Best first, without analyses. */
      careerRecommendations: resultsOutput.shape.careerRecommendations,
      byPreparation: resultsOutput.shape.byPreparation,
    }),
  ),
});
export type CombinedProfileOutput = z.infer<typeof combinedProfileOutput>;

/** Whether a result's card is public, and then under which id. */
export const publicCardOutput = z.object({ cardId: z.nullable(z.string()) });
export type PublicCardOutput = z.infer<typeof publicCardOutput>;

export const setPublicCardInput = z.object({
  assessmentResultId: z.string(),
  isPublic: z.boolean('Must be true or false'),
});
export type SetPublicCardInput = z.infer<typeof setPublicCardInput>;

export const cardInput = z.object({ cardId: z.string() });

/** All that a public card shows. */
export const cardOutput = z.object({
  characterClass: characterClassSchema,
  archetype: z.string(),
  /** Absent for a result from before there were titles. */
  guildTitle: z.optional(z.string()),
});
export type CardOutput = z.infer<typeof cardOutput>;

const solvedPuzzleSchema = z.object({
  ...z.omit(questionSchema, { tags: true, type: true }).shape,
  selectedOption: optionIdSchema,
  correctOption: optionIdSchema,
  /** Why that option is right. */
  explanation: z.string(),
});
/** A puzzle of a quest that is over, with its solution. */
export type SolvedPuzzle = z.infer<typeof solvedPuzzleSchema>;

export const puzzlesOutput = z.object({
  /** In the order of the quest; without those that are asked no more. */
  puzzles: z.array(solvedPuzzleSchema),
});
export type PuzzlesOutput = z.infer<typeof puzzlesOutput>;
