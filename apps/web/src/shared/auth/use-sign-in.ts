import type { CurrentUser } from '@guildpath/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { forgetViewerData, setViewer } from './auth.ts';

/** What follows a sign-in of any kind: this is the viewer now, and nothing that was read before is kept. */
export function useSignIn(): (user: CurrentUser) => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(
    async (user) => {
      forgetViewerData(queryClient);
      await setViewer(queryClient, user);
    },
    [queryClient],
  );
}
