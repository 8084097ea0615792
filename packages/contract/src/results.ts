import * as z from 'zod/mini';
import { consultantListingSchema } from './catalogue-reads.ts';
import { bigFiveTraitSchema, riasecTypeSchema, tierSchema } from './fields.ts';

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
});
export type SchoolRecommendation = z.infer<typeof schoolRecommendationSchema>;

const consultantRecommendationSchema = z.extend(consultantListingSchema, {
  /** The matched career whose job family this consultant advises on. */
  forCareer: z.string(),
});
export type ConsultantRecommendation = z.infer<typeof consultantRecommendationSchema>;

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
  scoreBands: z.object({
    riasec: z.record(riasecTypeSchema, band),
    bigFive: z.record(bigFiveTraitSchema, band),
  }),
});
export type ResultsOutput = z.infer<typeof resultsOutput>;

export const assessmentsOutput = z.object({
  /** Newest first. */
  assessments: z.array(assessmentResultSchema),
});
export type AssessmentsOutput = z.infer<typeof assessmentsOutput>;
