import { useMutation } from '@tanstack/react-query';
import { isUnauthorized } from '../../../shared/api/call-errors.ts';
import { trpc } from '../../../shared/api/trpc.ts';
import { useSendOnce } from '../../../shared/api/use-send-once.ts';
import { loadWebAuthn, toPasskeyTrouble } from '../../../shared/auth/passkeys.ts';
import { type Proof, useProof } from '../../../shared/proof/use-proof.ts';
import { showToast } from '../../../shared/toasts/show-toast.ts';

interface PasskeyChanges {
  readonly proof: Proof;
  readonly add: () => void;
  readonly remove: (input: { readonly id: string }) => void;
  readonly isAdding: boolean;
  /** Of the passkey that is being removed. */
  readonly removingId: string | undefined;
}

/** Adds and removes passkeys. Both ask for a recent proof of who it is. */
export function usePasskeyChanges({ onDone }: { readonly onDone: () => void }): PasskeyChanges {
  const utils = trpc.useUtils();
  const proof = useProof();
  const handleError = (
    title: string,
    error: Parameters<typeof toPasskeyTrouble>[0],
    goOn: () => void,
  ) => {
    if (isUnauthorized(error) || proof.askedBy(error, goOn)) return;
    showToast({ title, description: toPasskeyTrouble(error), variant: 'destructive' });
  };

  const adding = useMutation({
    mutationFn: async () => {
      const [{ startRegistration }, optionsJSON] = await Promise.all([
        loadWebAuthn(),
        utils.client.user.passkeyRegistration.mutate(),
      ]);
      return utils.client.user.addPasskey.mutate(await startRegistration({ optionsJSON }));
    },
    onSuccess: (passkeys) => {
      utils.user.passkeys.setData(undefined, passkeys);
      showToast({ title: 'Passkey Added', description: 'You can sign in with it from now on.' });
      onDone();
    },
    onError: (error) => handleError('Passkey Not Added', error, () => add()),
  });
  const removing = trpc.user.removePasskey.useMutation({
    onSuccess: (passkeys) => {
      utils.user.passkeys.setData(undefined, passkeys);
      showToast({ title: 'Passkey Removed', description: 'It signs in no more.' });
      onDone();
    },
    onError: (error, input) => {
      handleError('Passkey Not Removed', error, () => remove(input));
      void utils.user.passkeys.invalidate();
    },
  });
  const add = useSendOnce(adding);
  const remove = useSendOnce(removing);
  return {
    proof,
    add: () => add(),
    remove,
    isAdding: adding.isPending,
    removingId: removing.isPending ? removing.variables.id : undefined,
  };
}
