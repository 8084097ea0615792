import * as z from 'zod/mini';
import { currentUserSchema } from './account.ts';
import { tierSchema } from './tier-schema.ts';

const count = z.int().check(z.gte(0));
const countsByTier = z.object({ quick: count, standard: count, epic: count });
const total = z.object({ total: count });

export const systemStatuses = ['healthy', 'degraded'] as const;
export type SystemStatus = (typeof systemStatuses)[number];

export const systemOverviewOutput = z.object({
  users: count,
  assessments: count,
  /** What the tiers ask. */
  questions: count,
  careers: count,
  /** Healthy: the database answers, no mail is stuck, every open tier has all its questions. */
  systemStatus: z.enum(systemStatuses),
  /** When these figures were read: ISO 8601, UTC. */
  lastUpdated: z.string(),
});
export type SystemOverviewOutput = z.infer<typeof systemOverviewOutput>;

export const adminUsersDefaultPageSize = 50;
export const adminUsersMaxPageSize = 200;
const pageMustBe = 'Must be a whole number from 1 to 1000000';
const pageSizeMustBe = `Must be a whole number from 1 to ${adminUsersMaxPageSize}`;

/** Numbers may come as text, as they do in a query string. */
export const adminUsersInput = z.object({
  /** In email, username, first and last name. */
  search: z.optional(z.string().check(z.trim(), z.maxLength(254, 'Please search for less'))),
  page: z._default(
    z.coerce
      .number<number>(pageMustBe)
      .check(z.multipleOf(1, pageMustBe), z.gte(1, pageMustBe), z.lte(1_000_000, pageMustBe)),
    1,
  ),
  pageSize: z._default(
    z.coerce
      .number<number>(pageSizeMustBe)
      .check(
        z.multipleOf(1, pageSizeMustBe),
        z.gte(1, pageSizeMustBe),
        z.lte(adminUsersMaxPageSize, pageSizeMustBe),
      ),
    adminUsersDefaultPageSize,
  ),
});
export type AdminUsersInput = z.infer<typeof adminUsersInput>;

export const adminUsersOutput = z.object({
  /** The page asked for, newest first. */
  users: z.array(currentUserSchema),
  /** Of everyone, whatever was searched for. */
  stats: z.object({
    total: count,
    /** People without a role count as `quick`. */
    byRole: z.object({ admin: count, epic: count, standard: count, quick: count }),
  }),
});
export type AdminUsersOutput = z.infer<typeof adminUsersOutput>;

export const adminAssessmentSchema = z.object({
  id: z.string(),
  type: tierSchema,
  /** Absent while the result is a guest's. */
  userId: z.optional(z.string()),
  /** Absent when someone signed in took it. */
  guestEmail: z.optional(z.string()),
  /** ISO 8601, UTC. */
  completedAt: z.string(),
});
export type AdminAssessment = z.infer<typeof adminAssessmentSchema>;

export const assessmentStatsOutput = z.object({
  total: count,
  byType: countsByTier,
  /** The ten newest, newest first. */
  recentActivity: z.array(adminAssessmentSchema),
});
export type AssessmentStatsOutput = z.infer<typeof assessmentStatsOutput>;

export const databaseStatsOutput = z.object({
  questions: z.object({ total: count, byTier: countsByTier }),
  careers: total,
  skills: total,
  programs: total,
  companies: total,
});
export type DatabaseStatsOutput = z.infer<typeof databaseStatsOutput>;

export const seedOutput = z.object({ success: z.boolean(), message: z.string() });
export type SeedOutput = z.infer<typeof seedOutput>;
