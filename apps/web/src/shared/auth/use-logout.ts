import { trpc } from '../api/trpc.ts';
import { useSendOnce } from '../api/use-send-once.ts';
import { useSignOut } from './use-sign-out.ts';

interface Logout {
  readonly logout: () => void;
  readonly isPending: boolean;
}

/** Ends the session and goes home, whether the server could be reached or not (spec section 7). */
export function useLogout(): Logout {
  const utils = trpc.useUtils();
  const signOut = useSignOut();
  const mutation = trpc.auth.logout.useMutation({
    onSettled: async (_, error) => {
      await signOut();
      // If the server could not be reached, the session may still exist, so the user is refetched.
      if (error) await utils.auth.user.reset();
    },
  });
  const send = useSendOnce(mutation);
  return { logout: () => send(), isPending: mutation.isPending };
}
