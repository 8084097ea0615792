import {
  countProgressInput,
  countProgressOutput,
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
import { assessmentExamples } from './assessment.examples.ts';
import { countProgress } from './count-progress.ts';
import { previewAssessment } from './preview-assessment.ts';
import { requireOpenTier } from './require-open-tier.ts';
import { submitAssessment } from './submit-assessment.ts';
import { unlockResults } from './unlock-results.ts';

export const assessmentRouter = t.router({
  questions: publicProcedure
    .meta({
      rest: { method: 'GET', path: '/assessment/questions/{tier}' },
      isLarge: true,
      summary: 'Lists the questions of a tier in order',
      example: assessmentExamples.questions,
      refusals: ['FORBIDDEN', 'NOT_FOUND'],
    })
    .input(questionsInput)
    .output(questionsOutput)
    .query(({ ctx, input }) => ctx.catalogue.questions[requireOpenTier(ctx, input.tier)].served),

  submit: limitedProcedure(callsPerMinute.frequent)
    .meta({
      rest: { method: 'POST', path: '/assessment/submit' },
      summary: 'Submits the answers of a complete quest',
      example: assessmentExamples.submit,
      refusals: ['UNAUTHORIZED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
      takesIdempotencyKey: true,
    })
    .input(submitAssessmentInput)
    .output(submitAssessmentOutput)
    .mutation(({ ctx, input }) => submitAssessment(ctx, input)),

  preview: limitedProcedure(callsPerMinute.frequent)
    .meta({
      rest: { method: 'POST', path: '/assessment/preview' },
      summary: 'Computes the class and archetype of a complete quest without storing anything',
      example: assessmentExamples.preview,
      refusals: ['FORBIDDEN', 'NOT_FOUND'],
    })
    .input(previewInput)
    .output(previewOutput)
    .mutation(({ ctx, input }) => previewAssessment(ctx, input)),

  countProgress: limitedProcedure(callsPerMinute.progress)
    .meta({
      rest: { method: 'POST', path: '/assessment/progress' },
      summary: 'Counts anonymously how far a quest has come',
      example: assessmentExamples.countProgress,
      refusals: ['FORBIDDEN', 'NOT_FOUND'],
    })
    .input(countProgressInput)
    .output(countProgressOutput)
    .mutation(({ ctx, input }) => countProgress(ctx, input)),

  unlock: limitedProcedure(callsPerMinute.occasional)
    .meta({
      rest: { method: 'POST', path: '/assessment/unlock' },
      summary: 'Mails a new sign-in link for a guest’s result',
      example: assessmentExamples.unlock,
    })
    .input(unlockResultsInput)
    .output(messageOutput)
    .mutation(({ ctx, input }) => unlockResults(ctx, input)),
});
