import * as z from 'zod/mini';
import { currentUserSchema } from './account.ts';
import { draftsOutput } from './assessment.ts';
import { aptitudeAreaSchema, countSchema, tierSchema } from './fields.ts';
import { hallSchema } from './halls.ts';
import { passkeysOutput } from './passkeys.ts';
import { resultsOutput } from './results.ts';
import { signInMethods } from './sessions.ts';

/** ISO 8601, UTC. */
const timestamp = z.string();

/** Extends a result as shown by the responses and the aptitude scores, which no screen shows. */
const exportedResultSchema = z.extend(
  z.omit(resultsOutput, { assessmentResult: true, isNarrativePending: true, isShared: true }),
  {
    id: z.string(),
    assessmentType: tierSchema,
    completedAt: timestamp,
    /** The email it was submitted with, if it was taken as a guest. */
    guestEmail: z.nullable(z.string()),
    questionBankVersion: z.string(),
    ...z.pick(resultsOutput.shape.assessmentResult, {
      characterClass: true,
      guildTitle: true,
      welcome: true,
      moment: true,
      leastCount: true,
      caution: true,
      isContradictory: true,
      riasecScores: true,
      bigFiveScores: true,
    }).shape,
    durationSeconds: z.nullable(countSchema),
    /** The card that anyone with its link may see; null while it is not public. */
    publicCard: z.nullable(
      z.object({ id: z.string(), createdAt: timestamp, showsFirstName: z.boolean() }),
    ),
    /** The link with which the person invites friends; null without one. */
    invitation: z.nullable(z.object({ id: z.string(), expiresAt: timestamp })),
    /** The pages that a friend and the person open together, newest first. */
    friendPages: z.array(z.object({ id: z.string(), createdAt: timestamp })),
    aptitudeScores: z.record(aptitudeAreaSchema, z.number()),
    responses: z.array(
      z.object({
        questionId: z.string(),
        selectedOption: z.string(),
        leastOption: z.nullable(z.string()),
        seconds: z.nullable(countSchema),
      }),
    ),
  },
);

/** Contains everything stored about an account except its credentials. */
export const accountExportSchema = z.object({
  exportedAt: timestamp,
  account: z.extend(currentUserSchema, {
    emailVerifiedAt: z.nullable(timestamp),
    hasPassword: z.boolean(),
  }),
  /** Logins at other identity providers. */
  identities: z.array(z.object({ issuer: z.string(), subject: z.string(), createdAt: timestamp })),
  /** Active sessions, the last seen first. */
  sessions: z.array(
    z.object({
      method: z.enum(signInMethods),
      createdAt: timestamp,
      lastSeenAt: timestamp,
      expiresAt: timestamp,
    }),
  ),
  /** Newest first. */
  passkeys: passkeysOutput.shape.passkeys,
  /** Mailed links of the last 24 hours, newest first. */
  signInLinks: z.array(
    z.object({
      purpose: z.string(),
      createdAt: timestamp,
      expiresAt: timestamp,
      usedAt: z.nullable(timestamp),
    }),
  ),
  /** Newest first. */
  savedCareers: z.array(
    z.object({ careerId: z.string(), savedAt: timestamp, doneAt: z.nullable(timestamp) }),
  ),
  /** The answers of unfinished quests, newest first. */
  drafts: draftsOutput.shape.drafts,
  /** The halls that the person guides, without anything of their places, newest first. */
  halls: z.array(hallSchema),
  /** The keys that make repeated submissions count once, newest first. */
  idempotencyKeys: z.array(
    z.object({ key: z.string(), resultId: z.string(), createdAt: timestamp }),
  ),
  /** Mails that have not been sent yet, oldest first. */
  waitingMails: z.array(
    z.object({
      purpose: z.string(),
      resultId: z.nullable(z.string()),
      createdAt: timestamp,
      dueAt: timestamp,
      failedAttempts: countSchema,
    }),
  ),
  /** Newest first. */
  results: z.array(exportedResultSchema),
});
export type AccountExport = z.infer<typeof accountExportSchema>;
