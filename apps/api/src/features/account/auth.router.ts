import {
  currentUserSchema,
  emailLinkInput,
  loginInput,
  messageOutput,
  signupInput,
} from '@guildpath/contract';
import { toCurrentUser } from '../../shared/to-current-user.ts';
import { publicProcedure, t, userProcedure } from '../../trpc/trpc.ts';
import { accountExamples } from './account.examples.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';
import { redeemEmailLink } from './redeem-email-link.ts';
import { signUp } from './sign-up.ts';

export const authRouter = t.router({
  user: userProcedure
    .meta({
      rest: { method: 'GET', path: '/auth/user' },
      summary: 'The signed-in user',
      example: accountExamples.user,
    })
    .output(currentUserSchema)
    .query(({ ctx }) => toCurrentUser(ctx.viewer)),

  login: publicProcedure
    .meta({
      rest: { method: 'POST', path: '/auth/login' },
      summary: 'Signs in with a password',
      example: accountExamples.login,
      refusals: ['INVALID_CREDENTIALS', 'CONFLICT'],
      callsPerMinute: 200,
    })
    .input(loginInput)
    .output(currentUserSchema)
    .mutation(({ ctx, input }) => logIn(ctx, input)),

  signup: publicProcedure
    .meta({
      rest: { method: 'POST', path: '/auth/signup' },
      summary: 'Opens an account and signs in',
      example: accountExamples.signup,
      refusals: ['CONFLICT'],
      callsPerMinute: 200,
    })
    .input(signupInput)
    .output(currentUserSchema)
    .mutation(({ ctx, input }) => signUp(ctx, input)),

  emailLink: publicProcedure
    .meta({
      rest: { method: 'POST', path: '/auth/email-link' },
      summary: 'Signs in with an emailed link',
      example: accountExamples.emailLink,
      refusals: ['INVALID_CREDENTIALS', 'CONFLICT'],
      callsPerMinute: 200,
    })
    .input(emailLinkInput)
    .output(currentUserSchema)
    .mutation(({ ctx, input }) => redeemEmailLink(ctx, input)),

  logout: publicProcedure
    .meta({
      rest: { method: 'POST', path: '/auth/logout' },
      summary: 'Ends the session',
      example: accountExamples.logout,
    })
    .output(messageOutput)
    .mutation(({ ctx }) => logOut(ctx)),
});
