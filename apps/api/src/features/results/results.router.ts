import { resultsInput, resultsOutput } from '@guildpath/contract';
import { t, userProcedure } from '../../trpc/trpc.ts';
import { readResults } from './read-results.ts';
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
