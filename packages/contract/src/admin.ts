import * as z from 'zod/mini';
import { currentUserSchema } from './account.ts';
import { listFields } from './list-input.ts';
import { usersSearchMaxLength } from './search-lengths.ts';
import { tierSchema } from './tier-schema.ts';
import { countSchema } from './whole-numbers.ts';

const countsByTier = z.object({ quick: countSchema, standard: countSchema, epic: countSchema });
const total = z.object({ total: countSchema });

export const systemStatuses = ['healthy', 'degraded'] as const;
export type SystemStatus = (typeof systemStatuses)[number];

export const systemOverviewOutput = z.object({
  users: countSchema,
  assessments: countSchema,
  /** What the tiers ask. */
  questions: countSchema,
  careers: countSchema,
  /** Healthy: the database answers, no mail is stuck, every open tier has all its questions. */
  systemStatus: z.enum(systemStatuses),
  /** When these figures were read: ISO 8601, UTC. */
  lastUpdated: z.string(),
});
export type SystemOverviewOutput = z.infer<typeof systemOverviewOutput>;

export const adminUsersDefaultPageSize = 50;
export const adminUsersMaxPageSize = 200;

export const adminUsersInput = z.object(
  // The search looks in email, username, first and last name.
  listFields({
    defaultPageSize: adminUsersDefaultPageSize,
    maxPageSize: adminUsersMaxPageSize,
    searchMaxLength: usersSearchMaxLength,
  }),
);
export type AdminUsersInput = z.infer<typeof adminUsersInput>;

export const adminUsersOutput = z.object({
  /** The page asked for, newest first. */
  users: z.array(currentUserSchema),
  /** Of everyone, whatever was searched for. */
  stats: z.object({
    total: countSchema,
    /** People without a role count as `quick`. */
    byRole: z.object({
      admin: countSchema,
      epic: countSchema,
      standard: countSchema,
      quick: countSchema,
    }),
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
  total: countSchema,
  byType: countsByTier,
  /** The ten newest, newest first. */
  recentActivity: z.array(adminAssessmentSchema),
});
export type AssessmentStatsOutput = z.infer<typeof assessmentStatsOutput>;

export const databaseStatsOutput = z.object({
  questions: z.object({ total: countSchema, byTier: countsByTier }),
  careers: total,
  skills: total,
  programs: total,
  companies: total,
});
export type DatabaseStatsOutput = z.infer<typeof databaseStatsOutput>;

export const seedOutput = z.object({ success: z.boolean(), message: z.string() });
export type SeedOutput = z.infer<typeof seedOutput>;
