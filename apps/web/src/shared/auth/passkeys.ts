import type { CurrentUser } from '@guildpath/contract';
import { useMutation } from '@tanstack/react-query';
import { toServerMessage } from '../api/call-errors.ts';
import { trpc } from '../api/trpc.ts';
import { useSendOnce } from '../api/use-send-once.ts';
import { showToast } from '../toasts/show-toast.ts';

/** By the name of the error with which the browser ends the dialogue about a passkey. */
const troubles: Readonly<Record<string, string>> = {
  NotAllowedError: 'No passkey was chosen. Please try again, or take another way.',
  InvalidStateError: 'This device already holds a passkey of your account.',
  SecurityError: 'Passkeys do not work at this address of the site.',
};

interface Failure {
  readonly message: string;
  /** Of what the browser throws. */
  readonly name?: string;
}

/** Why a passkey was not used or made: in the server's words, or in ours for what the browser refuses. */
export function toPasskeyTrouble(error: Failure): string {
  return (
    toServerMessage(error) ??
    troubles[error.name ?? ''] ??
    'This browser could not use a passkey, or the server could not be reached.'
  );
}

/** Loaded on request: few visitors have a passkey. */
export const loadWebAuthn = () => import('@simplewebauthn/browser');

interface PasskeyLogin {
  readonly logIn: () => void;
  readonly isPending: boolean;
}

/** Signs in with a passkey that the browser finds. The caller decides what a new viewer means. */
export function usePasskeyLogin(onSignedIn: (user: CurrentUser) => Promise<void>): PasskeyLogin {
  const { client } = trpc.useUtils();
  const mutation = useMutation({
    mutationFn: async () => {
      const [{ startAuthentication }, optionsJSON] = await Promise.all([
        loadWebAuthn(),
        client.auth.passkeyOptions.mutate(),
      ]);
      return client.auth.passkeyLogin.mutate(await startAuthentication({ optionsJSON }));
    },
    onSuccess: onSignedIn,
    onError: (error) =>
      showToast({
        title: 'Passkey Not Used',
        description: toPasskeyTrouble(error),
        variant: 'destructive',
      }),
  });
  const send = useSendOnce(mutation);
  return { logIn: () => send(), isPending: mutation.isPending };
}
