import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from './api-context.ts';
import { viewerQuery } from './auth.ts';
import { useLeave } from './use-leave.ts';

interface Logout {
  readonly logout: () => void;
  readonly isPending: boolean;
}

/** Ends the session and goes home, whether the server could be told or not (spec section 7). */
export function useLogout(): Logout {
  const api = useApi();
  const leave = useLeave();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.auth.logout.mutate(),
    onSettled: async (_, error) => {
      await leave();
      // Where the server could not be told, the session may go on: it is asked.
      if (error) await queryClient.resetQueries({ queryKey: viewerQuery(api).queryKey });
    },
  });
  return { logout: () => mutate(), isPending };
}
