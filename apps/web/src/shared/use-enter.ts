import type { CurrentUser } from '@guildpath/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useApi } from './api-context.ts';
import { viewerQuery } from './auth.ts';
import { ownDataKey } from './own-data.ts';

/** What follows a sign-in of whichever kind: this is who is here now, and nothing of anyone before is kept. */
export function useEnter(): (user: CurrentUser) => void {
  const api = useApi();
  const queryClient = useQueryClient();
  return useCallback(
    (user) => {
      queryClient.removeQueries({ queryKey: ownDataKey });
      queryClient.setQueryData(viewerQuery(api).queryKey, user);
    },
    [api, queryClient],
  );
}
