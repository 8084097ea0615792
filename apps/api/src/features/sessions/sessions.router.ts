import { endSessionInput, messageOutput, sessionsOutput } from '@guildpath/contract';
import { t, userProcedure } from '../../trpc/trpc.ts';
import { endOtherSessions, endSession, readSessions } from './manage-sessions.ts';

export const sessionsRouter = t.router({
  sessions: userProcedure
    .meta({
      rest: { method: 'GET', path: '/user/sessions' },
      summary: 'Lists the caller’s sessions',
    })
    .output(sessionsOutput)
    .query(({ ctx }) => readSessions(ctx)),

  endSession: userProcedure
    .meta({
      rest: { method: 'DELETE', path: '/user/sessions/{id}' },
      summary: 'Ends one of the caller’s sessions',
      refusals: ['NOT_FOUND'],
    })
    .input(endSessionInput)
    .output(messageOutput)
    .mutation(({ ctx, input }) => endSession(ctx, input)),

  endOtherSessions: userProcedure
    .meta({
      rest: { method: 'DELETE', path: '/user/sessions' },
      summary: 'Ends all sessions of the caller except this one',
    })
    .output(messageOutput)
    .mutation(({ ctx }) => endOtherSessions(ctx)),
});
