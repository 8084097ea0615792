import * as z from 'zod/mini';
import { currentUserSchema } from './account.ts';
import { resultsOutput } from './results.ts';
import { tierSchema } from './tier-schema.ts';
import { aptitudeAreaSchema } from './trait-schemas.ts';

/** ISO 8601, UTC. */
const moment = z.string();

/** A result as it is stored: what was shown, what was answered, and the aptitude, which no screen shows. */
const exportedResultSchema = z.extend(z.omit(resultsOutput, { assessmentResult: true }), {
  id: z.string(),
  assessmentType: tierSchema,
  completedAt: moment,
  /** The address it was given with, when it was taken as a guest. */
  guestEmail: z.nullable(z.string()),
  questionBankVersion: z.string(),
  scoringVersion: z.string(),
  riasecScores: resultsOutput.shape.assessmentResult.shape.riasecScores,
  bigFiveScores: resultsOutput.shape.assessmentResult.shape.bigFiveScores,
  aptitudeScores: z.record(aptitudeAreaSchema, z.number()),
  responses: z.array(z.object({ questionId: z.string(), selectedOption: z.string() })),
});

/** Everything that is stored about someone, without what would open the account. */
export const accountExportSchema = z.object({
  exportedAt: moment,
  account: z.extend(currentUserSchema, {
    emailVerifiedAt: z.nullable(moment),
    hasPassword: z.boolean(),
  }),
  /** Logins at other providers. */
  identities: z.array(z.object({ issuer: z.string(), subject: z.string(), createdAt: moment })),
  /** Where the account is signed in, newest first. */
  sessions: z.array(z.object({ createdAt: moment, lastSeenAt: moment, expiresAt: moment })),
  /** Mailed links of the last 24 hours, newest first. */
  signInLinks: z.array(
    z.object({
      purpose: z.string(),
      createdAt: moment,
      expiresAt: moment,
      usedAt: z.nullable(moment),
    }),
  ),
  /** Newest first. */
  results: z.array(exportedResultSchema),
});
export type AccountExport = z.infer<typeof accountExportSchema>;
