import type { CurrentUser, MessageOutput, SetRoleInput } from '@guildpath/contract';
import { isUnauthorized, toServerMessage } from '../../../../shared/api/call-errors.ts';
import { trpc } from '../../../../shared/api/trpc.ts';
import { useSendOnce } from '../../../../shared/api/use-send-once.ts';
import { useAuth } from '../../../../shared/auth/auth.ts';
import { useSignOut } from '../../../../shared/auth/use-sign-out.ts';
import type { Proof } from '../../../../shared/proof/use-proof.ts';
import { showToast } from '../../../../shared/toasts/show-toast.ts';

interface AccountChangesOptions {
  readonly account: CurrentUser;
  readonly proof: Proof;
  readonly onDeleted: () => void;
}

interface Change<Input = void> {
  readonly start: (input: Input) => void;
  readonly isPending: boolean;
}

interface AccountChanges {
  readonly setRole: Change<SetRoleInput['role']>;
  readonly signOut: Change;
  readonly deleteAccount: Change;
}

/** The changes that an administrator makes to an account. Each asks for a recent proof of identity. */
export function useAccountChanges({
  account: { id },
  proof,
  onDeleted,
}: AccountChangesOptions): AccountChanges {
  const utils = trpc.useUtils();
  const endOwnSession = useSignOut();
  const isOwn = useAuth().user?.id === id;

  const refresh = async () => {
    if (isOwn) await utils.auth.user.invalidate();
    await utils.admin.invalidate();
  };
  const fail = (title: string, error: Parameters<typeof toServerMessage>[0], again: () => void) => {
    if (isUnauthorized(error) || proof.askedBy(error, again)) return;
    showToast({
      title,
      description: toServerMessage(error) ?? 'The server could not be reached. Please try again.',
      variant: 'destructive',
    });
  };

  const role = trpc.admin.setRole.useMutation({
    onSuccess: async ({ message }) => {
      showToast({ title: 'Role Set', description: message });
      await refresh();
    },
    onError: (error, input) => fail('Role Not Set', error, () => sendRole(input)),
  });
  const ending = trpc.admin.signOutUser.useMutation({
    onSuccess: async ({ message }) => {
      if (isOwn) await endOwnSession();
      showToast({ title: 'Signed Out Everywhere', description: message });
      if (!isOwn) await refresh();
    },
    onError: (error, input) => fail('Not Signed Out', error, () => sendEnd(input)),
  });
  const deletion = trpc.admin.deleteUser.useMutation({
    onSuccess: async ({ message }: MessageOutput) => {
      if (isOwn) await endOwnSession();
      else onDeleted();
      showToast({ title: 'Account Deleted', description: message });
      if (!isOwn) await refresh();
    },
    onError: (error, input) => fail('Account Not Deleted', error, () => sendDeletion(input)),
  });
  const sendRole = useSendOnce(role);
  const sendEnd = useSendOnce(ending);
  const sendDeletion = useSendOnce(deletion);
  return {
    setRole: { start: (to) => sendRole({ id, role: to }), isPending: role.isPending },
    signOut: { start: () => sendEnd({ id }), isPending: ending.isPending },
    deleteAccount: { start: () => sendDeletion({ id }), isPending: deletion.isPending },
  };
}
