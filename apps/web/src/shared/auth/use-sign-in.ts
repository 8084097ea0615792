import type { CurrentUser } from '@guildpath/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { forgetViewerData, setViewer } from './auth.ts';

/** Follows a sign-in of any kind: sets the viewer, and drops everything loaded before. */
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
