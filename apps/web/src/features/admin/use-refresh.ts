import { useMutation } from '@tanstack/react-query';
import { trpc } from '../../shared/api/trpc.ts';
import { useSendOnce } from '../../shared/api/use-send-once.ts';
import { showFailure } from '../../shared/toasts/show-failure.ts';
import { showToast } from '../../shared/toasts/show-toast.ts';

/** Refetches what is on the screen; other pages of users follow when they are shown. */
export function useRefresh() {
  const utils = trpc.useUtils();
  const mutation = useMutation({
    mutationFn: () => utils.admin.invalidate(undefined, undefined, { throwOnError: true }),
    onSuccess: () =>
      showToast({ title: 'Data Refreshed', description: 'All dashboard data has been updated' }),
    onError: (error) =>
      showFailure(
        error,
        'Refresh Failed',
        'Some dashboard data could not be updated. Please try again.',
      ),
  });
  const send = useSendOnce(mutation);
  return { refresh: () => send(), isPending: mutation.isPending };
}
