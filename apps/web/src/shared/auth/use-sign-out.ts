import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { forgetViewerData, setViewer } from './auth.ts';
import { forgetVisitor } from './visitor-storage.ts';

/** Follows the end of a session: goes home, signs the viewer out and drops the viewer's data. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return useCallback(async () => {
    // Navigates first: the guard of a signed-in screen would treat the missing user as an expired session.
    await navigate({ to: '/' });
    // Then the viewer, for whom what is forgotten next would be fetched again.
    await setViewer(queryClient, null);
    forgetViewerData(queryClient);
    forgetVisitor();
  }, [navigate, queryClient]);
}
