import * as z from 'zod/mini';
import { jobZones, programLevels } from './catalogue.ts';
import { consultantListingSchema } from './consultant-listing.ts';
import { listFields } from './list-input.ts';
import { catalogueSearchMaxLength } from './search-lengths.ts';
import { riasecTypeSchema } from './trait-schemas.ts';
import { riasecTypes } from './traits.ts';
import { countSchema, wholeNumberInput } from './whole-numbers.ts';

export const catalogueDefaultPageSize = 20;
export const catalogueMaxPageSize = 100;

const catalogueList = listFields({
  defaultPageSize: catalogueDefaultPageSize,
  maxPageSize: catalogueMaxPageSize,
  searchMaxLength: catalogueSearchMaxLength,
});
/** A job family, by its whole name. */
const categoryInput = z.optional(
  z.string().check(z.maxLength(100, 'Please use at most 100 characters')),
);

/** The filters combine. */
export const careersInput = z.object({
  /** In title, job family, skills and description. */
  search: catalogueList.search,
  /** One of the career's `types`. */
  type: z.optional(z.enum(riasecTypes, `Must be one of ${riasecTypes.join(', ')}`)),
  jobZone: z.optional(wholeNumberInput(1, 5)),
  category: categoryInput,
  page: catalogueList.page,
  pageSize: catalogueList.pageSize,
});
export type CareersInput = z.infer<typeof careersInput>;

export const careerListingSchema = z.object({
  id: z.string(),
  title: z.string(),
  /** Job family. */
  category: z.string(),
  description: z.string(),
  /** The career's Holland code: its two or three strongest interests, strongest first. */
  types: z.array(riasecTypeSchema),
  /** O*NET: 1 (little preparation) to 5 (extensive). */
  jobZone: z.literal(jobZones),
  /** US dollars a year. */
  medianPay: z.optional(z.number()),
  /** Projected change of employment over ten years. */
  growthPercent: z.optional(z.number()),
  /** Names, the most important first. */
  skills: z.array(z.string()),
});
export type CareerListing = z.infer<typeof careerListingSchema>;

export const careersOutput = z.object({
  /** The page asked for, by title; of a search, those found by their title come first. */
  careers: z.array(careerListingSchema),
  /** How many match, on all pages. */
  total: countSchema,
});
export type CareersOutput = z.infer<typeof careersOutput>;

const programSummary = z.object({
  id: z.string(),
  name: z.string(),
  level: z.enum(programLevels),
  schoolName: z.string(),
  /** Of the school. */
  location: z.string(),
});

export const careerInput = z.object({ careerId: z.string() });

export const careerOutput = z.extend(careerListingSchema, {
  /** O*NET's occupational interests, 1 to 7. */
  interests: z.record(riasecTypeSchema, z.number().check(z.gte(1), z.lte(7))),
  /** Closest first. */
  relatedCareers: z.array(z.object({ id: z.string(), title: z.string() })),
  /** What prepares for it, the shortest ways first. */
  programs: z.array(programSummary),
  /** Known employers of its job family, by name. */
  companies: z.array(z.string()),
});
export type CareerOutput = z.infer<typeof careerOutput>;

export const careerFamiliesOutput = z.object({
  /** By name. */
  families: z.array(z.object({ category: z.string(), careers: countSchema })),
});
export type CareerFamiliesOutput = z.infer<typeof careerFamiliesOutput>;

/** The filters combine. */
export const consultantsInput = z.object({
  /** In name, specialty, location and job families. */
  search: catalogueList.search,
  category: categoryInput,
  page: catalogueList.page,
  pageSize: catalogueList.pageSize,
});
export type ConsultantsInput = z.infer<typeof consultantsInput>;

export const consultantsOutput = z.object({
  /** The page asked for, by name; of a search, those found by their name come first. */
  consultants: z.array(consultantListingSchema),
  /** How many match, on all pages. */
  total: countSchema,
});
export type ConsultantsOutput = z.infer<typeof consultantsOutput>;

/** The filters combine. */
export const programsInput = z.object({
  /** In name, school, location and the careers that it prepares for. */
  search: catalogueList.search,
  level: z.optional(z.enum(programLevels, `Must be one of ${programLevels.join(', ')}`)),
  page: catalogueList.page,
  pageSize: catalogueList.pageSize,
});
export type ProgramsInput = z.infer<typeof programsInput>;

export const programListingSchema = z.extend(programSummary, {
  /** Titles of the careers that it prepares for. */
  careers: z.array(z.string()),
});
export type ProgramListing = z.infer<typeof programListingSchema>;

export const programsOutput = z.object({
  /** The page asked for, by name; of a search, those found by their name come first. */
  programs: z.array(programListingSchema),
  /** How many match, on all pages. */
  total: countSchema,
});
export type ProgramsOutput = z.infer<typeof programsOutput>;
