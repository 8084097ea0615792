import { useMutation } from '@tanstack/react-query';
import { isUnauthorized } from '../../shared/api/call-errors.ts';
import { trpc } from '../../shared/api/trpc.ts';
import { useSendOnce } from '../../shared/api/use-send-once.ts';
import { showToast } from '../../shared/toasts/show-toast.ts';

interface Refresh {
  readonly refresh: () => void;
  readonly isPending: boolean;
}

/** Refetches what is on the screen and shows the outcome in a toast; other pages of users follow when shown. */
export function useRefresh(): Refresh {
  const utils = trpc.useUtils();
  const mutation = useMutation({
    mutationFn: () => utils.admin.invalidate(undefined, undefined, { throwOnError: true }),
    onSuccess: () =>
      showToast({ title: 'Data Refreshed', description: 'All dashboard data has been updated' }),
    onError: (error) => {
      if (isUnauthorized(error)) return;
      showToast({
        title: 'Refresh Failed',
        description: 'Some dashboard data could not be updated. Please try again.',
        variant: 'destructive',
      });
    },
  });
  const send = useSendOnce(mutation);
  return { refresh: () => send(), isPending: mutation.isPending };
}
