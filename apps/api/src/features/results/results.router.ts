import {
  assessmentsOutput,
  combinedProfileOutput,
  resultsInput,
  resultsOutput,
} from '@guildpath/contract';
import { t, userProcedure } from '../../trpc/trpc.ts';
import { readCombinedProfile } from './read-combined-profile.ts';
import { listAssessments, readResults } from './read-results.ts';
import { resultsExamples } from './results.examples.ts';

export const resultsRouter = t.router({
  get: userProcedure
    .meta({
      rest: { method: 'GET', path: '/results/{assessmentResultId}' },
      summary: 'One of the caller’s results, with everything recommended at the time',
      example: resultsExamples.get,
      refusals: ['NOT_FOUND'],
    })
    .input(resultsInput)
    .output(resultsOutput)
    .query(({ ctx, input }) => readResults(ctx, input)),
});

export const userRouter = t.router({
  assessments: userProcedure
    .meta({
      rest: { method: 'GET', path: '/user/assessments' },
      summary: 'The caller’s results, newest first',
      example: resultsExamples.assessments,
    })
    .output(assessmentsOutput)
    .query(({ ctx }) => listAssessments(ctx)),

  profile: userProcedure
    .meta({
      rest: { method: 'GET', path: '/user/profile' },
      summary:
        'One profile from the caller’s latest result of each tier, or null with fewer than two',
      example: resultsExamples.profile,
    })
    .output(combinedProfileOutput)
    .query(({ ctx }) => readCombinedProfile(ctx)),
});
