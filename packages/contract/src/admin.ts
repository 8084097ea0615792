import * as z from 'zod/mini';
import { currentUserSchema } from './account.ts';
import { catalogueKinds } from './catalogue.ts';
import { countSchema, listFields, olderFields, oneOf, tierSchema } from './fields.ts';
import {
  adminUsersDefaultPageSize,
  adminUsersMaxPageSize,
  securityEventsDefaultPageSize,
  securityEventsMaxPageSize,
  usersSearchMaxLength,
} from './lists.ts';
import { questionTypeSchema } from './questions.ts';
import { securityEventTypes } from './security-events.ts';

const countsByTier = z.object({ quick: countSchema, standard: countSchema, epic: countSchema });
const total = z.object({ total: countSchema });

const systemStatuses = ['healthy', 'degraded'] as const;

export const systemOverviewOutput = z.object({
  users: countSchema,
  assessments: countSchema,
  /** The questions of all tiers. */
  questions: countSchema,
  careers: countSchema,
  /**
   * Healthy when the database answers, no mail is late or failed for good, and open tiers have all
   * questions.
   */
  systemStatus: z.enum(systemStatuses),
  /** The reasons for a degraded status, one sentence each; empty when healthy. */
  systemIssues: z.array(z.string()),
  /** Facts that ask for no action, a sentence each: mails that a limit delays. */
  systemNotes: z.array(z.string()),
  /** The time at which the figures were read; ISO 8601, UTC. */
  lastUpdated: z.string(),
});
export type SystemOverviewOutput = z.infer<typeof systemOverviewOutput>;

export const adminUsersInput = z.object(
  // The search matches email, username, first and last name.
  listFields({
    defaultPageSize: adminUsersDefaultPageSize,
    maxPageSize: adminUsersMaxPageSize,
    searchMaxLength: usersSearchMaxLength,
  }),
);
export type AdminUsersInput = z.infer<typeof adminUsersInput>;

export const adminUsersOutput = z.object({
  /** One page, newest first. */
  users: z.array(currentUserSchema),
  /** Covers all users, regardless of the search. */
  stats: z.object({
    total: countSchema,
    /** Users without a role count as `quick`. */
    byRole: z.object({
      admin: countSchema,
      epic: countSchema,
      standard: countSchema,
      quick: countSchema,
    }),
  }),
});
export type AdminUsersOutput = z.infer<typeof adminUsersOutput>;

const adminAssessmentSchema = z.object({
  id: z.string(),
  type: tierSchema,
  /** Absent while the result belongs to a guest. */
  userId: z.optional(z.string()),
  /** Absent when a signed-in user took it. */
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

/** The figures by day cover this many days, including today. */
export const reportDays = 90;

export const submissionsByDayOutput = z.object({
  /** All days in UTC, oldest first, including days without submissions. */
  days: z.array(z.object({ day: z.string(), ...countsByTier.shape })),
});
export type SubmissionsByDayOutput = z.infer<typeof submissionsByDayOutput>;

export const databaseStatsOutput = z.object({
  questions: z.object({ total: countSchema, byTier: countsByTier }),
  careers: total,
  skills: total,
  programs: total,
  companies: total,
  halls: total,
  /** The places in all halls. */
  places: total,
});
export type DatabaseStatsOutput = z.infer<typeof databaseStatsOutput>;

const adminSecurityEventSchema = z.object({
  id: z.string(),
  type: z.enum(securityEventTypes),
  /** The account concerned; absent when it is unknown. */
  userId: z.optional(z.string()),
  /** The email of that account; absent when the account is gone. */
  email: z.optional(z.string()),
  /** A keyed hash of the network address; absent for actions of the server itself. */
  address: z.optional(z.string()),
  /** The reason for a refusal, or the means of an action. */
  reason: z.optional(z.string()),
  /** ISO 8601, UTC. */
  at: z.string(),
});
export type AdminSecurityEvent = z.infer<typeof adminSecurityEventSchema>;

/** `before` is the id of the last event of the previous page. */
export const securityEventsInput = z.object(
  olderFields(securityEventsDefaultPageSize, securityEventsMaxPageSize, 'an event'),
);
export type SecurityEventsInput = z.infer<typeof securityEventsInput>;

export const securityEventsOutput = z.object({
  /** Newest first; empty when the event with the id `before` is gone. */
  events: z.array(adminSecurityEventSchema),
});
export type SecurityEventsOutput = z.infer<typeof securityEventsOutput>;

export const exportCatalogueInput = z.object({
  kind: oneOf(catalogueKinds),
});

export const seedOutput = z.object({ success: z.boolean(), message: z.string() });
export type SeedOutput = z.infer<typeof seedOutput>;

/** The number of latest results of each tier whose answers are counted. */
export const countedResults = 2000;

export const optionCountsOutput = z.object({
  /** The version that scores new answers. */
  scoringVersion: z.string(),
  quests: z.array(
    z.object({
      tier: tierSchema,
      /** In the order of the quest. */
      scenes: z.array(
        z.object({
          title: z.string(),
          type: questionTypeSchema,
          /** The number of latest results in which each option was chosen, a to d. */
          options: z.array(z.object({ label: z.string(), count: countSchema })),
        }),
      ),
    }),
  ),
});
export type OptionCountsOutput = z.infer<typeof optionCountsOutput>;
