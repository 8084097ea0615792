import type { CurrentUser } from '@guildpath/contract';
import { Button } from '@guildpath/ui';
import { IconLogout } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { trpc } from '../../shared/api/trpc.ts';
import { useSendOnce } from '../../shared/api/use-send-once.ts';
import { useSignOut } from '../../shared/auth/use-sign-out.ts';
import { HomeBar } from '../../shared/layout/home-bar.tsx';
import { AccountMenu } from './account-menu/account-menu.tsx';
import classes from './dashboard-bar.module.css';

export function DashboardBar({ user }: { readonly user: CurrentUser }) {
  const utils = trpc.useUtils();
  const queryClient = useQueryClient();
  const signOut = useSignOut();
  const mutation = trpc.auth.logout.useMutation({
    // Answered after the logout, they would report an expired session.
    onMutate: () => queryClient.cancelQueries(),
    // Goes home whether or not the server could be reached (spec section 7).
    onSettled: async (_, error) => {
      await signOut();
      // After a failure the session may still exist, so the viewer is refetched.
      if (error) await utils.auth.user.reset();
    },
  });
  const logout = useSendOnce(mutation);
  return (
    <HomeBar
      actions={
        <>
          <AccountMenu user={user} />
          <Button
            variant="outline"
            size="sm"
            className={classes.logout}
            loading={mutation.isPending}
            leftIcon={<IconLogout size={20} aria-hidden="true" />}
            onClick={() => logout()}
          >
            Logout
          </Button>
        </>
      }
    />
  );
}
