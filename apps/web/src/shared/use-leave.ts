import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useApi } from './api-context.ts';
import { setViewer } from './auth.ts';
import { ownDataKey } from './own-data.ts';
import { forgetVisitor } from './visitor-storage.ts';

/** What follows the end of a session: home, where no one is signed in and nothing of anyone is kept. */
export function useLeave(): () => Promise<void> {
  const api = useApi();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return useCallback(async () => {
    // Away first: the guard of a signed-in screen would take the missing user for an expired session.
    await navigate({ to: '/' });
    forgetVisitor();
    queryClient.removeQueries({ queryKey: ownDataKey });
    await setViewer(api, queryClient, null);
  }, [api, navigate, queryClient]);
}
