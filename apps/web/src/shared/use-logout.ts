import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useApi } from './api-context.ts';
import { viewerQuery } from './auth.ts';
import { ownDataKey } from './own-data.ts';

interface Logout {
  readonly logout: () => void;
  readonly isPending: boolean;
}

/** Ends the session and goes home, whether the server could be told or not (spec section 7). */
export function useLogout(): Logout {
  const api = useApi();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.auth.logout.mutate(),
    onSettled: async (_, error) => {
      // Away first: the guard of a signed-in screen would take the missing user for an expired session.
      await navigate({ to: '/' });
      queryClient.removeQueries({ queryKey: ownDataKey });
      const { queryKey } = viewerQuery(api);
      // Where the server could not be told, the session may go on: it is asked.
      if (error) await queryClient.resetQueries({ queryKey });
      else queryClient.setQueryData(queryKey, null);
    },
  });
  return { logout: () => mutate(), isPending };
}
