import {
  currentUserSchema,
  emailLinkFactsInput,
  emailLinkFactsOutput,
  emailLinkInput,
  linkInput,
  loginInput,
  messageOutput,
  proveInput,
  renewEmailLinkInput,
  sendProofInput,
  signupInput,
} from '@guildpath/contract';
import { prove } from '../../accounts/proof.ts';
import { toCurrentUser } from '../../shared/to-current-user.ts';
import {
  callsPerMinute,
  limitedProcedure,
  publicProcedure,
  t,
  userProcedure,
} from '../../trpc/trpc.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';
import { readEmailLinkFacts, redeemEmailLink } from './redeem-email-link.ts';
import { renewEmailLink, requestLink, sendProof } from './request-link.ts';
import { signUp } from './sign-up.ts';

export const authRouter = t.router({
  user: userProcedure
    .meta({
      rest: { method: 'GET', path: '/auth/user' },
      summary: 'Returns the signed-in user',
    })
    .output(currentUserSchema)
    .query(({ ctx }) => toCurrentUser(ctx.viewer)),

  login: limitedProcedure(callsPerMinute.frequent)
    .meta({
      rest: { method: 'POST', path: '/auth/login' },
      summary: 'Signs in with a password',
      refusals: ['INVALID_CREDENTIALS', 'CONFLICT'],
    })
    .input(loginInput)
    .output(currentUserSchema)
    .mutation(({ ctx, input }) => logIn(ctx, input)),

  signup: limitedProcedure(callsPerMinute.frequent)
    .meta({
      rest: { method: 'POST', path: '/auth/signup' },
      summary: 'Creates an account and signs in',
      refusals: ['CONFLICT'],
    })
    .input(signupInput)
    .output(currentUserSchema)
    .mutation(({ ctx, input }) => signUp(ctx, input)),

  link: limitedProcedure(callsPerMinute.occasional)
    .meta({
      rest: { method: 'POST', path: '/auth/link' },
      summary:
        'Mails a sign-in link if there is an account with that email; the link leads to `redirect`, a path of this site',
    })
    .input(linkInput)
    .output(messageOutput)
    .mutation(({ ctx, input }) => requestLink(ctx, input)),

  emailLinkFacts: limitedProcedure(callsPerMinute.frequent)
    .meta({
      rest: { method: 'POST', path: '/auth/email-link/preview' },
      summary:
        'Returns whose account an emailed link opens, and whether using it in this browser would remove the password',
    })
    .input(emailLinkFactsInput)
    .output(emailLinkFactsOutput)
    .mutation(({ ctx, input }) => readEmailLinkFacts(ctx, input)),

  emailLink: limitedProcedure(callsPerMinute.frequent)
    .meta({
      rest: { method: 'POST', path: '/auth/email-link' },
      summary: 'Signs in with an emailed link',
      refusals: ['INVALID_CREDENTIALS', 'CONFLICT'],
    })
    .input(emailLinkInput)
    .output(currentUserSchema)
    .mutation(({ ctx, input }) => redeemEmailLink(ctx, input)),

  renewEmailLink: limitedProcedure(callsPerMinute.occasional)
    .meta({
      rest: { method: 'POST', path: '/auth/email-link/renewal' },
      summary:
        'Mails another link to the address of a link, used or expired; it leads to the same results, or else to `redirect`, a path of this site',
      refusals: ['NOT_FOUND'],
    })
    .input(renewEmailLinkInput)
    .output(messageOutput)
    .mutation(({ ctx, input }) => renewEmailLink(ctx, input)),

  prove: limitedProcedure(callsPerMinute.occasional)
    .concat(userProcedure)
    .meta({
      rest: { method: 'POST', path: '/auth/prove' },
      summary: 'Confirms the caller’s password for calls that need a recent proof',
      refusals: ['INVALID_CREDENTIALS', 'PROOF_REQUIRED'],
    })
    .input(proveInput)
    .output(messageOutput)
    .mutation(({ ctx, input }) => prove(ctx, input)),

  logout: publicProcedure
    .meta({
      rest: { method: 'POST', path: '/auth/logout' },
      summary: 'Ends the session',
    })
    .output(messageOutput)
    .mutation(({ ctx }) => logOut(ctx)),
});

export const proofMailRouter = t.router({
  sendProof: limitedProcedure(callsPerMinute.occasional)
    .concat(userProcedure)
    .meta({
      rest: { method: 'POST', path: '/user/proof-mail' },
      summary:
        'Mails the caller another link that proves the address; it leads to `redirect`, a path of this site',
    })
    .input(sendProofInput)
    .output(messageOutput)
    .mutation(({ ctx, input }) => sendProof(ctx, input)),
});
