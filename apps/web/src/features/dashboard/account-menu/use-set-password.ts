import type { CurrentUser, SetPasswordInput } from '@guildpath/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../shared/api-context.ts';
import { setViewer, viewerQuery } from '../../../shared/auth.ts';
import { hasCode, isUnauthorized, toServerMessage } from '../../../shared/call-error.ts';
import { showToast } from '../../../shared/toast.ts';
import { hasPassword } from './has-password.ts';

interface SetPasswordOptions {
  readonly user: CurrentUser;
  readonly onDone: () => void;
  /** With what the server says of the current password: it is wrong, or was guessed at too often. */
  readonly onRefused: (message: string) => void;
}

interface SetPassword {
  readonly setPassword: (input: SetPasswordInput) => void;
  readonly isPending: boolean;
}

/** Sets or changes the viewer's password and says how it went. */
export function useSetPassword({ user, onDone, onRefused }: SetPasswordOptions): SetPassword {
  const api = useApi();
  const queryClient = useQueryClient();
  const { queryKey } = viewerQuery(api);
  const isChange = hasPassword(user);

  const { mutate, isPending } = useMutation({
    mutationFn: (input: SetPasswordInput) => api.user.setPassword.mutate(input),
    onSuccess: async (changedUser) => {
      await setViewer(api, queryClient, changedUser);
      showToast(
        isChange
          ? { title: 'Password Changed', description: 'Use the new one from now on.' }
          : { title: 'Password Set', description: 'You can now log in with your email and it.' },
      );
      onDone();
    },
    onError: (error) => {
      if (isUnauthorized(error)) return;
      // Set in another window since this one asked who is here: asked again, the form has a field for it.
      const isSetMeanwhile = !isChange && hasCode(error, 'BAD_REQUEST');
      if (isSetMeanwhile) void queryClient.invalidateQueries({ queryKey });
      const said = toServerMessage(error);
      showToast({
        title: 'Password Not Saved',
        description: isSetMeanwhile
          ? 'This account has a password by now. Please enter it too.'
          : (said ?? 'The server could not be reached. Please try again.'),
        variant: 'destructive',
      });
      const isAboutCurrent =
        hasCode(error, 'INVALID_CREDENTIALS') || hasCode(error, 'TOO_MANY_REQUESTS');
      if (said && isChange && isAboutCurrent) onRefused(said);
    },
  });
  return { setPassword: (input) => mutate(input), isPending };
}
