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
import { hasPassword } from '../../../shared/auth/has-password.ts';
import type { Proof } from '../../../shared/proof/use-proof.ts';
import { showToast } from '../../../shared/toasts/show-toast.ts';

interface SetPasswordOptions {
  readonly user: CurrentUser;
  readonly proof: Proof;
  readonly onDone: () => void;
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
  proof,
  onDone,
  onRefused,
  onTooWeak,
}: SetPasswordOptions): SetPassword {
  const utils = trpc.useUtils();
  const queryClient = useQueryClient();
  const isChange = hasPassword(user);

  const mutation = trpc.user.setPassword.useMutation({
    onSuccess: async (changedUser) => {
      await setViewer(queryClient, changedUser);
      showToast(
        isChange
          ? { title: 'Password Changed', description: 'Use the new one from now on.' }
          : { title: 'Password Set', description: 'You can now log in with your email and it.' },
      );
      onDone();
    },
    onError: (error, input) => {
      if (isUnauthorized(error) || proof.askedBy(error, () => send(input))) return;
      const aboutPassword = findFieldProblem(error, 'password');
      if (aboutPassword) onTooWeak(aboutPassword);
      // Set in another window, or the emailed link is too long ago: once both are refetched, the form has a field for it.
      const isCurrentNeeded =
        !input.currentPassword && findFieldProblem(error, 'currentPassword') !== undefined;
      if (isCurrentNeeded) {
        void utils.auth.user.invalidate();
        void utils.user.sessions.invalidate();
      }
      const said = aboutPassword ?? toServerMessage(error);
      showToast({
        title: 'Password Not Saved',
        description: isCurrentNeeded
          ? isChange
            ? 'Your emailed link is too long ago by now. Please enter your current password too.'
            : 'This account has a password by now. Please enter it too.'
          : (said ?? 'The server could not be reached. Please try again.'),
        variant: 'destructive',
      });
      const isAboutCurrent =
        hasCode(error, 'INVALID_CREDENTIALS') || hasCode(error, 'TOO_MANY_REQUESTS');
      if (said && isChange && isAboutCurrent) onRefused(said);
    },
  });
  const send = useSendOnce(mutation);
  return { setPassword: send, isPending: mutation.isPending };
}
