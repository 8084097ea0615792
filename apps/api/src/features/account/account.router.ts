import {
  currentUserSchema,
  dareOutput,
  messageOutput,
  savedCareersOutput,
  setCareerSavedInput,
  setDareInput,
  setNamesInput,
  setPasswordInput,
} from '@guildpath/contract';
import { provenProcedure } from '../../accounts/proven-procedure.ts';
import { callsPerMinute, limitedProcedure, t, userProcedure } from '../../trpc/trpc.ts';
import { readDare, setDare } from './dares.ts';
import { deleteAccount } from './delete-account.ts';
import { readSavedCareers, setCareerSaved } from './save-careers.ts';
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
      summary: 'Saves a career for the caller, up to 200, or removes a saved one',
      refusals: ['NOT_FOUND', 'CONFLICT'],
    })
    .input(setCareerSavedInput)
    .output(savedCareersOutput)
    .mutation(({ ctx, input }) => setCareerSaved(ctx, input)),

  dare: userProcedure
    .meta({
      rest: { method: 'GET', path: '/user/dare' },
      summary: 'Returns the dare that the caller has taken up, or else that of the best match',
    })
    .output(dareOutput)
    .query(({ ctx }) => readDare(ctx)),

  setDare: userProcedure
    .meta({
      rest: { method: 'POST', path: '/user/dares/{careerId}' },
      summary: 'Takes up the first step of a career, says that it is done, or gives it back',
      refusals: ['NOT_FOUND'],
    })
    .input(setDareInput)
    .output(dareOutput)
    .mutation(({ ctx, input }) => setDare(ctx, input)),
});
