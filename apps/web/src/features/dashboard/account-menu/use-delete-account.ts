import { isUnauthorized, toServerMessage } from '../../../shared/api/call-errors.ts';
import { trpc } from '../../../shared/api/trpc.ts';
import { useSendOnce } from '../../../shared/api/use-send-once.ts';
import { useSignOut } from '../../../shared/auth/use-sign-out.ts';
import { type Proof, useProof } from '../../../shared/proof/use-proof.ts';
import { showToast } from '../../../shared/toasts/show-toast.ts';

interface DeleteAccount {
  readonly proof: Proof;
  readonly deleteAccount: () => void;
  readonly isPending: boolean;
}

/** Deletes the viewer's account and leads home; what this browser stored about the account is removed too. */
export function useDeleteAccount(): DeleteAccount {
  const signOut = useSignOut();
  const proof = useProof();
  const mutation = trpc.user.delete.useMutation({
    onSuccess: async ({ message }) => {
      await signOut();
      showToast({ title: 'Account Deleted', description: message });
    },
    onError: (error) => {
      if (isUnauthorized(error) || proof.askedBy(error, () => send())) return;
      showToast({
        title: 'Account Not Deleted',
        description: toServerMessage(error) ?? 'The server could not be reached. Please try again.',
        variant: 'destructive',
      });
    },
  });
  const send = useSendOnce(mutation);
  return { proof, deleteAccount: () => send(), isPending: mutation.isPending };
}
