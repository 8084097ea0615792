import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../../shared/api-context.ts';
import { isUnauthorized, toServerMessage } from '../../../shared/call-error.ts';
import { showToast } from '../../../shared/toast.ts';
import { useLeave } from '../../../shared/use-leave.ts';

interface DeleteAccount {
  readonly deleteAccount: () => void;
  readonly isPending: boolean;
}

/** Deletes the viewer's account and leads home; what this browser knew of the account is forgotten too. */
export function useDeleteAccount(): DeleteAccount {
  const api = useApi();
  const leave = useLeave();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.user.delete.mutate(),
    onSuccess: async ({ message }) => {
      await leave();
      showToast({ title: 'Account Deleted', description: message });
    },
    onError: (error) => {
      if (isUnauthorized(error)) return;
      showToast({
        title: 'Account Not Deleted',
        description: toServerMessage(error) ?? 'The server could not be reached. Please try again.',
        variant: 'destructive',
      });
    },
  });
  return { deleteAccount: () => mutate(), isPending };
}
