import type { CurrentUser } from '@guildpath/contract';
import { useMutation } from '@tanstack/react-query';
import { toMessage } from '../api/call-errors.ts';
import { trpc } from '../api/trpc.ts';
import { useSendOnce } from '../api/use-send-once.ts';
import { showFailure } from '../toasts/show-failure.ts';

/** Keyed by the name of the `DOMException` that the browser throws. */
const browserErrors: Readonly<Record<string, string>> = {
  NotAllowedError: 'You didn’t choose a passkey. Please try again, or use another method.',
  InvalidStateError: 'This device already has a passkey for your account.',
  SecurityError: 'Passkeys don’t work at this site’s address.',
};

export function toPasskeyMessage(error: {
  readonly message: string;
  readonly name?: string;
}): string {
  return toMessage(
    error,
    browserErrors[error.name ?? ''] ??
      'Either this browser couldn’t use a passkey, or we couldn’t reach the server.',
  );
}

/** Loaded on demand, because few visitors have a passkey. */
export const loadWebAuthn = () => import('@simplewebauthn/browser');

/** Signs in with a passkey that the browser offers. `onSignedIn` has to set the viewer. */
export function usePasskeyLogin(onSignedIn: (user: CurrentUser) => Promise<void>) {
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
    onError: (error) => showFailure(error, 'Passkey Not Used', toPasskeyMessage(error)),
  });
  const send = useSendOnce(mutation);
  return { logIn: () => send(), isPending: mutation.isPending };
}
