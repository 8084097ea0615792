import type { CurrentUser } from '@guildpath/contract';
import { useQueryClient } from '@tanstack/react-query';
import { clearViewerData, setViewer } from './auth.ts';

export const welcomeBack = {
  title: 'Welcome back!',
  description: 'You have successfully logged in.',
} as const;

/** Returns the end of every kind of sign-in: it sets the viewer and drops all data loaded before. */
export function useSignIn(): (user: CurrentUser) => Promise<void> {
  const queryClient = useQueryClient();
  return async (user) => {
    clearViewerData(queryClient);
    await setViewer(queryClient, user);
  };
}
