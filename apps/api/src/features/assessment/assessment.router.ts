import {
  messageOutput,
  previewInput,
  previewOutput,
  questionsInput,
  questionsOutput,
  submitAssessmentInput,
  submitAssessmentOutput,
  unlockResultsInput,
} from '@guildpath/contract';
import { callsPerMinute, limitedProcedure, publicProcedure, t } from '../../trpc/trpc.ts';
import { previewAssessment } from './preview-assessment.ts';
import { readQuestions } from './read-questions.ts';
import { submitAssessment } from './submit-assessment.ts';
import { unlockResults } from './unlock-results.ts';

export const assessmentRouter = t.router({
  questions: publicProcedure
    .meta({
      rest: { method: 'GET', path: '/assessment/questions/{tier}' },
      isLarge: true,
      summary: 'Lists the questions of a tier in order',
      refusals: ['FORBIDDEN', 'NOT_FOUND'],
    })
    .input(questionsInput)
    .output(questionsOutput)
    .query(({ ctx, input }) => readQuestions(ctx, input.tier)),

  submit: publicProcedure
    .meta({
      rest: { method: 'POST', path: '/assessment/submit' },
      summary: 'Submits the answers of a complete quest',
      refusals: ['UNAUTHORIZED', 'INVALID_CREDENTIALS', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
      takesIdempotencyKey: true,
    })
    .input(submitAssessmentInput)
    .output(submitAssessmentOutput)
    .mutation(({ ctx, input }) => submitAssessment(ctx, input)),

  preview: limitedProcedure(callsPerMinute.frequent)
    .meta({
      rest: { method: 'POST', path: '/assessment/preview' },
      summary: 'Computes the class and archetype of a complete quest without storing anything',
      refusals: ['FORBIDDEN', 'NOT_FOUND'],
    })
    .input(previewInput)
    .output(previewOutput)
    .mutation(({ ctx, input }) => previewAssessment(ctx, input)),

  unlock: limitedProcedure(callsPerMinute.occasional)
    .meta({
      rest: { method: 'POST', path: '/assessment/unlock' },
      summary: 'Mails a new sign-in link for a guest’s result',
    })
    .input(unlockResultsInput)
    .output(messageOutput)
    .mutation(({ ctx, input }) => unlockResults(ctx, input)),
});
