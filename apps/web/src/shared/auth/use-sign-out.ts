import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { forgetViewerData, setViewer } from './auth.ts';
import { forgetVisitor } from './visitor-storage.ts';

/** What follows the end of a session: home, where no one is signed in and nothing of the viewer is kept. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return useCallback(async () => {
    // Away first: the guard of a signed-in screen would take the missing user for an expired session.
    await navigate({ to: '/' });
    forgetVisitor();
    forgetViewerData(queryClient);
    await setViewer(queryClient, null);
  }, [navigate, queryClient]);
}
