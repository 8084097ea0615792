import { assessmentsOutput } from '@guildpath/contract';
import { t, userProcedure } from '../../trpc/trpc.ts';
import { listAssessments } from './list-assessments.ts';

export const userRouter = t.router({
  assessments: userProcedure
    .meta({
      rest: { method: 'GET', path: '/user/assessments' },
      summary: 'The caller’s results, newest first',
    })
    .output(assessmentsOutput)
    .query(({ ctx }) => listAssessments(ctx)),
});
