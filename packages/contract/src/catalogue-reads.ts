import * as z from 'zod/mini';
import { programLevels } from './catalogue.ts';
import { careerFields } from './catalogue-entries.ts';
import {
  countSchema,
  listFields,
  oneOf,
  percentageSchema,
  riasecTypeSchema,
  wholeNumberInput,
} from './fields.ts';
import {
  catalogueDefaultPageSize,
  catalogueMaxPageSize,
  catalogueSearchMaxLength,
} from './lists.ts';
import { riasecTypes } from './traits.ts';

const catalogueList = listFields({
  defaultPageSize: catalogueDefaultPageSize,
  maxPageSize: catalogueMaxPageSize,
  searchMaxLength: catalogueSearchMaxLength,
});
const categoryInput = z.optional(
  z.string().check(z.maxLength(100, 'Please use at most 100 characters')),
);

/** `title` is the default. */
const careerOrders = ['title', 'match'] as const;

/** All filters must match. */
export const careersInput = z.object({
  /** Matches title, job family, skills and description. */
  search: catalogueList.search,
  /** Must be one of the career's `types`. */
  type: z.optional(oneOf(riasecTypes)),
  jobZone: z.optional(wholeNumberInput(1, 5)),
  category: categoryInput,
  /** `match` orders by the caller's match, for a signed-in user with a result and no search. */
  sort: z.optional(oneOf(careerOrders)),
  page: catalogueList.page,
  pageSize: catalogueList.pageSize,
});
export type CareersInput = z.infer<typeof careersInput>;

const { shape: career } = careerFields;

const careerListingSchema = z.object({
  id: career.id,
  title: career.title,
  category: career.category,
  description: career.description,
  /** The career's Holland code: its two or three strongest interests, strongest first. */
  types: z.array(riasecTypeSchema),
  jobZone: career.jobZone,
  /** The way in, in plain words: the schooling and the work that come first. */
  schooling: z.string(),
  medianPay: career.medianPay,
  payGroup: career.payGroup,
  growthPercent: career.growthPercent,
  /** Names of skills, the most important first. */
  skills: z.array(z.string()),
});
export type CareerListing = z.infer<typeof careerListingSchema>;

const rankedCareerSchema = z.extend(careerListingSchema, {
  /** Only when sorted by match: how well the career fits the caller, from 0 to 100. */
  matchPercentage: z.optional(percentageSchema),
});
export type RankedCareer = z.infer<typeof rankedCareerSchema>;

export const careersOutput = z.object({
  /** One page, by title or match; in search results, matches in the title come first. */
  careers: z.array(rankedCareerSchema),
  /** The number of matches on all pages. */
  total: countSchema,
});
export type CareersOutput = z.infer<typeof careersOutput>;

const programSummary = z.object({
  id: z.string(),
  name: z.string(),
  level: z.enum(programLevels),
  schoolName: z.string(),
  location: z.string(),
  /** Names what must come first; absent when beginners may start. */
  prerequisite: z.optional(z.string()),
  /** The school's own site. */
  schoolUrl: z.optional(z.string()),
});

export const careerInput = z.object({
  careerId: z.string().check(z.meta({ example: 'registered-nurse' })),
});

/** Fields of a career that only searches, matches and texts use. */
const unshown = {
  socCode: true,
  workStyles: true,
  appeals: true,
  activities: true,
  demands: true,
  alsoCalled: true,
  after: true,
  preparation: true,
} as const;

export const careerOutput = z.object({
  ...z.omit(careerFields, unshown).shape,
  ...careerListingSchema.shape,
  /** Closest first. */
  relatedCareers: z.array(z.object({ id: z.string(), title: z.string() })),
  /** Programs that prepare for it, by level from certificate to doctoral. */
  programs: z.array(programSummary),
  /** Known employers of the occupation, by name. */
  companies: z.array(z.string()),
});
export type CareerOutput = z.infer<typeof careerOutput>;

export const setCareerSavedInput = z.object({
  careerId: z.string(),
  isSaved: z.boolean('Must be true or false'),
  /** Notes that the first step of the saved career is done. Default: false. */
  isDone: z.optional(z.boolean('Must be true or false')),
});
export type SetCareerSavedInput = z.infer<typeof setCareerSavedInput>;

/** Newest first. */
export const savedCareersOutput = z.object({ careers: z.array(careerListingSchema) });
export type SavedCareersOutput = z.infer<typeof savedCareersOutput>;

export const dareOutput = z.object({
  /** The first step of one career, to do next; null without matches, and when all are done. */
  dare: z.nullable(
    z.object({
      careerId: z.string(),
      careerTitle: z.string(),
      step: z.string(),
      /** True for the career saved last, false for the best match. */
      isSaved: z.boolean(),
    }),
  ),
  doneCount: countSchema,
});
export type DareOutput = z.infer<typeof dareOutput>;

export const careerFamiliesOutput = z.object({
  /** By name. */
  families: z.array(z.object({ category: z.string(), careers: countSchema })),
});
export type CareerFamiliesOutput = z.infer<typeof careerFamiliesOutput>;

/** Describes a consultant in the catalogue and in recommendations. */
export const consultantListingSchema = z.object({
  id: z.string(),
  consultantName: z.string(),
  specialty: z.string(),
  location: z.string(),
  rating: z.optional(z.number().check(z.gte(1), z.lte(5))),
  /** True for the invented listings that ship with Guildpath. */
  isSample: z.boolean(),
  /** An `https:` or `mailto:` link to reach the consultant. */
  contact: z.optional(z.string()),
});
export type ConsultantListing = z.infer<typeof consultantListingSchema>;

/** All filters must match. */
export const consultantsInput = z.object({
  /** Matches name, specialty, location and job families. */
  search: catalogueList.search,
  category: categoryInput,
  page: catalogueList.page,
  pageSize: catalogueList.pageSize,
});
export type ConsultantsInput = z.infer<typeof consultantsInput>;

export const consultantsOutput = z.object({
  /** One page, by name; in search results, matches in the name come first. */
  consultants: z.array(consultantListingSchema),
  /** The number of matches on all pages. */
  total: countSchema,
});
export type ConsultantsOutput = z.infer<typeof consultantsOutput>;

/** All filters must match. */
export const programsInput = z.object({
  /** Matches name, school, location and the careers it prepares for. */
  search: catalogueList.search,
  level: z.optional(oneOf(programLevels)),
  page: catalogueList.page,
  pageSize: catalogueList.pageSize,
});
export type ProgramsInput = z.infer<typeof programsInput>;

const programListingSchema = z.extend(programSummary, {
  /** Titles of the careers it prepares for. */
  careers: z.array(z.string()),
});
export type ProgramListing = z.infer<typeof programListingSchema>;

export const programsOutput = z.object({
  /** One page, by name; in search results, matches in the name come first. */
  programs: z.array(programListingSchema),
  /** The number of matches on all pages. */
  total: countSchema,
});
export type ProgramsOutput = z.infer<typeof programsOutput>;
