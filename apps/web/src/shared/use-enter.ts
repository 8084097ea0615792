import type { CurrentUser } from '@guildpath/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { viewerQuery } from './auth.ts';
import { useTRPC, useTRPCClient } from './trpc.ts';

/** What follows a sign-in of whichever kind: this is who is here now, and nothing of anyone before is kept. */
export function useEnter(): (user: CurrentUser) => void {
  const api = useTRPCClient();
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  return useCallback(
    (user) => {
      queryClient.removeQueries(trpc.user.pathFilter());
      queryClient.removeQueries(trpc.results.pathFilter());
      queryClient.setQueryData(viewerQuery(api).queryKey, user);
    },
    [api, queryClient, trpc],
  );
}
