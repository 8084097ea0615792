import {
  currentUserSchema,
  dareOutput,
  messageOutput,
  savedCareersOutput,
  setCareerSavedInput,
  setNamesInput,
  setPasswordInput,
} from '@guildpath/contract';
import { provenProcedure } from '../../accounts/proven-procedure.ts';
import { callsPerMinute, limitedProcedure, t, userProcedure } from '../../trpc/trpc.ts';
import { deleteAccount } from './delete-account.ts';
import { readDare, readSavedCareers, setCareerSaved } from './save-careers.ts';
import { setNames } from './set-names.ts';
import { setPassword } from './set-password.ts';

export const accountRouter = t.router({
  delete: provenProcedure
    .meta({
      rest: { method: 'DELETE', path: '/user' },
      summary: 'Permanently deletes the caller’s account with all results',
      refusals: ['CONFLICT'],
    })
    .output(messageOutput)
    .mutation(({ ctx }) => deleteAccount(ctx)),

  setNames: userProcedure
    .meta({
      rest: { method: 'POST', path: '/user/names' },
      summary: 'Sets the caller’s first and last name; without a last name, it is cleared',
    })
    .input(setNamesInput)
    .output(currentUserSchema)
    .mutation(({ ctx, input }) => setNames(ctx, input)),

  setPassword: limitedProcedure(callsPerMinute.occasional)
    .concat(userProcedure)
    .meta({
      rest: { method: 'POST', path: '/user/password' },
      summary: 'Sets or changes the caller’s password and ends all other sessions',
      refusals: ['INVALID_CREDENTIALS', 'PROOF_REQUIRED', 'CONFLICT'],
    })
    .input(setPasswordInput)
    .output(currentUserSchema)
    .mutation(({ ctx, input }) => setPassword(ctx, input)),

  savedCareers: userProcedure
    .meta({
      rest: { method: 'GET', path: '/user/careers' },
      summary: 'Lists the careers that the caller has saved, newest first',
    })
    .output(savedCareersOutput)
    .query(({ ctx }) => readSavedCareers(ctx)),

  setCareerSaved: userProcedure
    .meta({
      rest: { method: 'POST', path: '/user/careers/{careerId}' },
      summary:
        'Saves a career for the caller, up to 200, notes its first step as done, or removes it',
      refusals: ['NOT_FOUND', 'CONFLICT'],
    })
    .input(setCareerSavedInput)
    .output(savedCareersOutput)
    .mutation(({ ctx, input }) => setCareerSaved(ctx, input)),

  dare: userProcedure
    .meta({
      rest: { method: 'GET', path: '/user/dare' },
      summary:
        'Returns the first step of the career saved last, or of the best match, that is not done',
    })
    .output(dareOutput)
    .query(({ ctx }) => readDare(ctx)),
});
