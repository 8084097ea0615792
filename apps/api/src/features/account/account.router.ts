import {
  accountExportSchema,
  currentUserSchema,
  messageOutput,
  savedCareersOutput,
  setCareerSavedInput,
  setNamesInput,
  setPasswordInput,
} from '@guildpath/contract';
import { provenProcedure, t, userProcedure } from '../../trpc/trpc.ts';
import { accountExamples } from './account.examples.ts';
import { deleteAccount } from './delete-account.ts';
import { exportAccount } from './export-account.ts';
import { readSavedCareers, setCareerSaved } from './saved-careers.ts';
import { setNames } from './set-names.ts';
import { setPassword } from './set-password.ts';

export const accountRouter = t.router({
  export: provenProcedure
    .meta({
      rest: { method: 'GET', path: '/user/export' },
      summary: 'Everything stored about the caller',
      example: accountExamples.export,
      callsPerMinute: 100,
    })
    .output(accountExportSchema)
    .query(({ ctx }) => exportAccount(ctx)),

  delete: provenProcedure
    .meta({
      rest: { method: 'DELETE', path: '/user' },
      summary: 'Deletes the caller’s account with all results, at once and for good',
      example: accountExamples.delete,
    })
    .output(messageOutput)
    .mutation(({ ctx }) => deleteAccount(ctx)),

  setNames: userProcedure
    .meta({
      rest: { method: 'POST', path: '/user/names' },
      summary: 'Sets the caller’s first and last name',
      example: accountExamples.setNames,
    })
    .input(setNamesInput)
    .output(currentUserSchema)
    .mutation(({ ctx, input }) => setNames(ctx, input)),

  setPassword: userProcedure
    .meta({
      rest: { method: 'POST', path: '/user/password' },
      summary: 'Sets the caller’s first password, or changes it; other sessions end',
      example: accountExamples.setPassword,
      refusals: ['INVALID_CREDENTIALS', 'PROOF_REQUIRED', 'CONFLICT'],
      callsPerMinute: 100,
    })
    .input(setPasswordInput)
    .output(currentUserSchema)
    .mutation(({ ctx, input }) => setPassword(ctx, input)),

  savedCareers: userProcedure
    .meta({
      rest: { method: 'GET', path: '/user/careers' },
      summary: 'The careers that the caller has saved, the latest first',
      example: accountExamples.savedCareers,
    })
    .output(savedCareersOutput)
    .query(({ ctx }) => readSavedCareers(ctx)),

  setCareerSaved: userProcedure
    .meta({
      rest: { method: 'POST', path: '/user/careers/{careerId}' },
      summary: 'Saves a career for the caller, or removes it from those saved',
      example: accountExamples.setCareerSaved,
      refusals: ['NOT_FOUND', 'CONFLICT'],
    })
    .input(setCareerSavedInput)
    .output(savedCareersOutput)
    .mutation(({ ctx, input }) => setCareerSaved(ctx, input)),
});
