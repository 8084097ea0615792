import * as z from 'zod/mini';
import { guestEmailSchema } from './email.ts';
import { optionIdSchema, questionTypeSchema } from './questions.ts';

const responseSchema = z.object({
  questionId: z.string().check(z.minLength(1, 'A question id is required'), z.maxLength(100)),
  selectedOption: optionIdSchema,
  questionType: questionTypeSchema,
});
/** The answer to one question. */
export type Response = z.infer<typeof responseSchema>;

/**
 * The tier is any string here, because an unknown tier is a missing assessment (404), not a malformed body. The number
 * of responses is checked against the tier's questions.
 */
export const submitAssessmentInput = z.object({
  responses: z
    .array(responseSchema, 'A list of responses is required')
    .check(z.maxLength(200, 'There are no more than 200 responses')),
  assessmentType: z.string('An assessment type is required'),
  guestEmail: z.optional(guestEmailSchema),
});
export type SubmitAssessmentInput = z.infer<typeof submitAssessmentInput>;

export const submitAssessmentOutput = z.object({
  requiresLogin: z.boolean(),
  assessmentResultId: z.string(),
});
export type SubmitAssessmentOutput = z.infer<typeof submitAssessmentOutput>;

export const unlockResultsInput = z.object({
  assessmentResultId: z.string().check(z.minLength(1, 'A result id is required'), z.maxLength(100)),
  guestEmail: guestEmailSchema,
});
export type UnlockResultsInput = z.infer<typeof unlockResultsInput>;

export const messageOutput = z.object({ message: z.string() });
export type MessageOutput = z.infer<typeof messageOutput>;
