import type { CurrentUser, SetPasswordInput } from '@guildpath/contract';
import { useQueryClient } from '@tanstack/react-query';
import {
  findFieldProblem,
  hasCode,
  isUnauthorized,
  toServerMessage,
} from '../../../shared/api/call-errors.ts';
import { trpc } from '../../../shared/api/trpc.ts';
import { useSendOnce } from '../../../shared/api/use-send-once.ts';
import { setViewer } from '../../../shared/auth/auth.ts';
import { forgetLinkSignIn } from '../../../shared/auth/link-sign-in.ts';
import { showToast } from '../../../shared/toasts/show-toast.ts';
import { hasPassword } from './has-password.ts';

interface SetPasswordOptions {
  readonly user: CurrentUser;
  readonly onDone: () => void;
  /** The server asks for the current password, which was not given. */
  readonly onCurrentNeeded: () => void;
  /** With the server's message about the current password: it is wrong, or there were too many attempts. */
  readonly onRefused: (message: string) => void;
  /** With the server's message about the new password. */
  readonly onTooWeak: (message: string) => void;
}

interface SetPassword {
  readonly setPassword: (input: SetPasswordInput) => void;
  readonly isPending: boolean;
}

/** Sets or changes the viewer's password and shows the outcome in a toast. */
export function useSetPassword({
  user,
  onDone,
  onCurrentNeeded,
  onRefused,
  onTooWeak,
}: SetPasswordOptions): SetPassword {
  const utils = trpc.useUtils();
  const queryClient = useQueryClient();
  const isChange = hasPassword(user);

  const mutation = trpc.user.setPassword.useMutation({
    onSuccess: async (changedUser) => {
      forgetLinkSignIn();
      await setViewer(queryClient, changedUser);
      showToast(
        isChange
          ? { title: 'Password Changed', description: 'Use the new one from now on.' }
          : { title: 'Password Set', description: 'You can now log in with your email and it.' },
      );
      onDone();
    },
    onError: (error, input) => {
      if (isUnauthorized(error)) return;
      const aboutPassword = findFieldProblem(error, 'password');
      if (aboutPassword) onTooWeak(aboutPassword);
      // Set in another window meanwhile: once the user is refetched, the form has a field for it.
      const isSetMeanwhile =
        input.currentPassword === undefined &&
        findFieldProblem(error, 'currentPassword') !== undefined;
      if (isSetMeanwhile) {
        forgetLinkSignIn();
        onCurrentNeeded();
        void utils.auth.user.invalidate();
      }
      const said = aboutPassword ?? toServerMessage(error);
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
  return { setPassword: useSendOnce(mutation), isPending: mutation.isPending };
}
