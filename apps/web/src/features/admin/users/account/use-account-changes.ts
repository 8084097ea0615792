import type { CurrentUser, MessageOutput, SetRoleInput } from '@guildpath/contract';
import { trpc } from '../../../../shared/api/trpc.ts';
import { useSendOnce } from '../../../../shared/api/use-send-once.ts';
import { useAuth } from '../../../../shared/auth/auth.ts';
import { useSignOut } from '../../../../shared/auth/use-sign-out.ts';
import type { Proof } from '../../../../shared/proof/use-proof.ts';
import { showFailure } from '../../../../shared/toasts/show-failure.ts';
import { showToast } from '../../../../shared/toasts/show-toast.ts';

interface AccountChangesOptions {
  readonly account: CurrentUser;
  readonly proof: Proof;
  readonly onDeleted: () => void;
}

/** Each change asks the administrator for a recent proof of identity. */
export function useAccountChanges({ account: { id }, proof, onDeleted }: AccountChangesOptions) {
  const utils = trpc.useUtils();
  const endOwnSession = useSignOut();
  const isOwn = useAuth().user?.id === id;

  const refresh = async () => {
    if (isOwn) await utils.auth.user.invalidate();
    await utils.admin.invalidate();
  };
  const fail = (title: string, error: unknown, retry: () => void) => {
    if (!proof.requiredBy(error, retry)) showFailure(error, title);
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
    setRole: {
      start: (to: SetRoleInput['role']) => sendRole({ id, role: to }),
      isPending: role.isPending,
    },
    signOut: { start: () => sendEnd({ id }), isPending: ending.isPending },
    deleteAccount: { start: () => sendDeletion({ id }), isPending: deletion.isPending },
  };
}
