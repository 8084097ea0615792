import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { clearViewerData, setViewer } from './auth.ts';
import { clearVisitorStorage } from './visitor-storage.ts';

/** Returns what every kind of sign-out ends with: it goes home and drops the viewer with all data. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return async () => {
    // First, because the guard of a signed-in screen would treat the missing user as an expired session.
    await navigate({ to: '/' });
    // Before the data, which would be refetched for the old viewer.
    await setViewer(queryClient, null);
    clearViewerData(queryClient);
    clearVisitorStorage();
  };
}
