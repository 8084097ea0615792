import * as z from 'zod/mini';
import { optionalName } from './auth.ts';
import { guestEmailInput, guestEmailSchema } from './email.ts';
import { basicInterestsSchema, characterClassSchema, tierSchema } from './fields.ts';
import { optionIdSchema, questionTypeSchema } from './questions.ts';

/** Longer response times mean that the person was away. */
export const maxResponseSeconds = 3600;

const responseSchema = z
  .object({
    questionId: z.string().check(z.minLength(1, 'A question id is required'), z.maxLength(100)),
    selectedOption: optionIdSchema,
    questionType: questionTypeSchema,
    /** The option least like the person, in a scene about interests. */
    leastOption: z.optional(optionIdSchema),
    /** The time from showing the question to its answer; used only in totals over many people. */
    seconds: z.optional(
      z
        .int('Must be a whole number of seconds')
        .check(
          z.gte(0, 'Must not be negative'),
          z.lte(maxResponseSeconds, 'Must be at most an hour'),
        ),
    ),
  })
  .check(
    z.refine(({ leastOption, selectedOption }) => leastOption !== selectedOption, {
      path: ['leastOption'],
      error: 'The option least like you can’t be the one you chose',
    }),
    z.refine(
      ({ leastOption, questionType }) => leastOption === undefined || questionType === 'riasec',
      { path: ['leastOption'], error: 'Only a riasec question takes a least option' },
    ),
  );
export type Response = z.infer<typeof responseSchema>;

/** Limits the submissions of one account, or of guests with one email, in 24 hours. */
export const submissionsPerDay = 50;

const maxDurationSeconds = 366 * 24 * 60 * 60;

const answeredInvitation = {
  /** The id of the invitation that brought a guest; the mailed link asks whether to answer it. */
  invitation: z.optional(z.string().check(z.maxLength(100))),
};

/**
 * The tier may be any string, because an unknown tier is a missing assessment (404), not a malformed body.
 * The number of responses is checked against the questions of the tier.
 */
export const submitAssessmentInput = z.object({
  responses: z
    .array(responseSchema, 'A list of responses is required')
    .check(z.maxLength(200, 'There can be at most 200 responses')),
  assessmentType: z.string('An assessment type is required'),
  guestEmail: z.optional(guestEmailSchema),
  /** Names the account that is created for a new email. */
  guestFirstName: optionalName,
  ...answeredInvitation,
  /** Lists what the person takes along: what the work should be about. Default: none. */
  basicInterests: z.optional(basicInterestsSchema),
  /** The time spent on the questions, used only to detect answers given without reading. */
  durationSeconds: z.optional(
    z
      .int('Must be a whole number of seconds')
      .check(z.gte(0, 'Must not be negative'), z.lte(maxDurationSeconds, 'Must be at most a year')),
  ),
});
export type SubmitAssessmentInput = z.infer<typeof submitAssessmentInput>;

/** The form at the end of a guest's quest. */
export const guestForm = z.extend(guestEmailInput, { guestFirstName: optionalName });
export type GuestForm = z.infer<typeof guestForm>;

export const submitAssessmentOutput = z.object({
  requiresLogin: z.boolean(),
  assessmentResultId: z.string(),
});
export type SubmitAssessmentOutput = z.infer<typeof submitAssessmentOutput>;

export const previewInput = z.pick(submitAssessmentInput, {
  responses: true,
  assessmentType: true,
});
export type PreviewInput = z.infer<typeof previewInput>;

export const previewOutput = z.object({
  characterClass: characterClassSchema,
  archetype: z.string(),
  guildTitle: z.string(),
  /** One warm sentence about people with that title. */
  welcome: z.string(),
  /** The job family of the best match; absent for contradictory answers. */
  field: z.optional(z.string()),
});
export type PreviewOutput = z.infer<typeof previewOutput>;

/** The responses may be incomplete. */
export const saveDraftInput = z.pick(submitAssessmentInput, {
  responses: true,
  basicInterests: true,
  assessmentType: true,
});
export type SaveDraftInput = z.infer<typeof saveDraftInput>;

export const deleteDraftInput = z.pick(submitAssessmentInput, { assessmentType: true });
export type DeleteDraftInput = z.infer<typeof deleteDraftInput>;

export const draftSchema = z.object({
  assessmentType: tierSchema,
  responses: z.array(responseSchema),
  /** Lists what the person takes along; absent before they have said. */
  basicInterests: z.optional(basicInterestsSchema),
  /** ISO 8601, UTC. */
  updatedAt: z.string(),
});
/** Contains the answers to an unfinished quest, which a user can continue on any device. */
export type Draft = z.infer<typeof draftSchema>;

/** Lists one draft for each unfinished quest, newest first. */
export const draftsOutput = z.object({ drafts: z.array(draftSchema) });
export type DraftsOutput = z.infer<typeof draftsOutput>;

export const unlockResultsInput = z.object({
  assessmentResultId: z.string().check(z.minLength(1, 'A result id is required'), z.maxLength(100)),
  guestEmail: guestEmailSchema,
  ...answeredInvitation,
});
export type UnlockResultsInput = z.infer<typeof unlockResultsInput>;

export const messageOutput = z.object({ message: z.string() });
export type MessageOutput = z.infer<typeof messageOutput>;
