import type { CurrentUser } from '@guildpath/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useApi } from './api-context.ts';
import { setViewer } from './auth.ts';
import { ownDataKey } from './own-data.ts';

/** What follows a sign-in of whichever kind: this is who is here now, and nothing of anyone before is kept. */
export function useEnter(): (user: CurrentUser) => Promise<void> {
  const api = useApi();
  const queryClient = useQueryClient();
  return useCallback(
    async (user) => {
      queryClient.removeQueries({ queryKey: ownDataKey });
      await setViewer(api, queryClient, user);
    },
    [api, queryClient],
  );
}
