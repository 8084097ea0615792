import * as z from 'zod/mini';
import { consultantListingSchema } from './consultant-listing.ts';
import { tierSchema } from './tier-schema.ts';
import { bigFiveTraitSchema, riasecTypeSchema } from './trait-schemas.ts';

const percentage = z.number().check(z.gte(0), z.lte(100));
/** Where the percentage lies with about two chances in three. */
const band = z.object({ low: percentage, high: percentage });

export const assessmentResultSchema = z.object({
  id: z.string(),
  assessmentType: tierSchema,
  /** ISO 8601, UTC. */
  completedAt: z.string(),
  riasecScores: z.record(riasecTypeSchema, percentage),
  bigFiveScores: z.record(bigFiveTraitSchema, percentage),
  /** Always empty on the wire (spec section 3): aptitude counts in matches and texts only. */
  aptitudeScores: z.record(z.string(), percentage),
});
export type AssessmentResult = z.infer<typeof assessmentResultSchema>;

/** Why a career is recommended, from the person's own answers. */
export const careerReasonsSchema = z.object({
  /** Titles of up to three scenes whose answers lifted this match most, strongest first. */
  scenes: z.array(z.string()),
  /** The interest that person and career share most. */
  sharedInterest: riasecTypeSchema,
  /** The interest that speaks most against the match, if one does. */
  opposingInterest: z.nullable(riasecTypeSchema),
});
export type CareerReasons = z.infer<typeof careerReasonsSchema>;

export const careerRecommendationSchema = z.object({
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

export const skillRecommendationSchema = z.object({
  id: z.string(),
  skillName: z.string(),
  priority: z.enum(priorities),
});
export type SkillRecommendation = z.infer<typeof skillRecommendationSchema>;

export const schoolRecommendationSchema = z.object({
  id: z.string(),
  schoolName: z.string(),
  programName: z.string(),
  location: z.string(),
  matchPercentage: percentage,
  /** The matched career that this programme leads to. */
  forCareer: z.string(),
});
export type SchoolRecommendation = z.infer<typeof schoolRecommendationSchema>;

export const consultantRecommendationSchema = z.extend(consultantListingSchema, {
  /** The matched career that led to this consultant. */
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
