import { assessmentsOutput } from '@guildpath/contract';
import { t, userProcedure } from '../../trpc/trpc.ts';
import { listAssessments } from './list-assessments.ts';
import { resultsExamples } from './results.examples.ts';

export const userRouter = t.router({
  assessments: userProcedure
    .meta({
      rest: { method: 'GET', path: '/user/assessments' },
      summary: 'The caller’s results, newest first',
      example: resultsExamples.assessments,
    })
    .output(assessmentsOutput)
    .query(({ ctx }) => listAssessments(ctx)),
});
