import * as z from 'zod/mini';
import { guestEmailSchema } from './guest-email.ts';
import { optionIds } from './option-ids.ts';

export const questionTypes = ['riasec', 'bigfive', 'aptitude'] as const;
export type QuestionType = (typeof questionTypes)[number];
const questionTypeSchema = z.enum(questionTypes, 'Must be riasec, bigfive or aptitude');

const optionIdSchema = z.enum(optionIds, 'Must be a, b, c or d');

export const questionOptionSchema = z.object({
  id: optionIdSchema,
  label: z.string(),
  description: z.string(),
});
export type QuestionOption = z.infer<typeof questionOptionSchema>;

/** A question as served: it never carries its scoring key. */
export const questionSchema = z.object({
  id: z.string(),
  type: questionTypeSchema,
  title: z.string(),
  scenario: z.string(),
  question: z.string(),
  /** Exactly a, b, c and d, in this order. */
  options: z.readonly(z.array(questionOptionSchema)),
  /** What is measured, in words for people, such as `Problem Solving`. */
  tags: z.readonly(z.array(z.string())),
});
export type Question = z.infer<typeof questionSchema>;

export const questionsInput = z.object({ tier: z.string() });
export const questionsOutput = z.readonly(z.array(questionSchema));

export const responseSchema = z.object({
  questionId: z.string().check(z.minLength(1, 'A question id is required'), z.maxLength(100)),
  selectedOption: optionIdSchema,
  questionType: questionTypeSchema,
});
/** One answer: which option of which question. */
export type Response = z.infer<typeof responseSchema>;

/**
 * The tier is any string here: an unknown one is not a malformed body but an assessment that is not there (404).
 * The number of responses is checked against the tier's questions.
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
