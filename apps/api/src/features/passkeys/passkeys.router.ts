import {
  addPasskeyInput,
  currentUserSchema,
  passkeyLoginInput,
  passkeyOptionsOutput,
  passkeyRegistrationInput,
  passkeyRegistrationOutput,
  passkeysOutput,
  removePasskeyInput,
} from '@guildpath/contract';
import { provenProcedure } from '../../accounts/proven-procedure.ts';
import { callsPerMinute, limitedProcedure, t, userProcedure } from '../../trpc/trpc.ts';
import { addPasskey, beginPasskey, readPasskeys, removePasskey } from './manage-passkeys.ts';
import { beginPasskeyLogin, logInWithPasskey } from './passkey-login.ts';

export const passkeysRouter = t.router({
  passkeys: userProcedure
    .meta({
      rest: { method: 'GET', path: '/user/passkeys' },
      summary: 'Lists the caller’s passkeys',
    })
    .output(passkeysOutput)
    .query(({ ctx }) => readPasskeys(ctx)),

  passkeyRegistration: limitedProcedure(callsPerMinute.occasional)
    .concat(provenProcedure)
    .meta({
      rest: { method: 'POST', path: '/user/passkeys/options' },
      summary: 'Starts adding a passkey; returns the options of navigator.credentials.create',
      refusals: ['CONFLICT', 'PASSKEY_REQUIRED'],
    })
    .input(passkeyRegistrationInput)
    .output(passkeyRegistrationOutput)
    .mutation(({ ctx, input }) => beginPasskey(ctx, input)),

  addPasskey: limitedProcedure(callsPerMinute.occasional)
    .concat(provenProcedure)
    .meta({
      rest: { method: 'POST', path: '/user/passkeys' },
      summary: 'Adds a passkey that the browser has created',
      refusals: ['CONFLICT', 'PASSKEY_REQUIRED'],
    })
    .input(addPasskeyInput)
    .output(passkeysOutput)
    .mutation(({ ctx, input }) => addPasskey(ctx, input)),

  removePasskey: provenProcedure
    .meta({
      rest: { method: 'DELETE', path: '/user/passkeys/{id}' },
      summary: 'Removes one of the caller’s passkeys',
      refusals: ['NOT_FOUND', 'PASSKEY_REQUIRED'],
    })
    .input(removePasskeyInput)
    .output(passkeysOutput)
    .mutation(({ ctx, input }) => removePasskey(ctx, input)),
});

export const passkeyLoginRouter = t.router({
  passkeyOptions: limitedProcedure(callsPerMinute.frequent)
    .meta({
      rest: { method: 'POST', path: '/auth/passkey/options' },
      summary: 'Starts a sign-in with a passkey; returns the options of navigator.credentials.get',
    })
    .output(passkeyOptionsOutput)
    .mutation(({ ctx }) => beginPasskeyLogin(ctx)),

  passkeyLogin: limitedProcedure(callsPerMinute.frequent)
    .meta({
      rest: { method: 'POST', path: '/auth/passkey' },
      summary: 'Signs in with the response of a passkey',
      refusals: ['INVALID_CREDENTIALS', 'CONFLICT'],
    })
    .input(passkeyLoginInput)
    .output(currentUserSchema)
    .mutation(({ ctx, input }) => logInWithPasskey(ctx, input)),
});
