import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isUnauthorized } from '../../shared/call-error.ts';
import { showToast } from '../../shared/toast.ts';
import { adminKey } from './admin-queries.ts';

interface Refresh {
  readonly refresh: () => void;
  readonly isPending: boolean;
}

/** Reads everything on the screen again, and says whether that went well. Pages of users seen before are read again when they come back. */
export function useRefresh(): Refresh {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => queryClient.invalidateQueries({ queryKey: adminKey }, { throwOnError: true }),
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
  return { refresh: () => mutate(), isPending };
}
