import type { CurrentUser } from '@guildpath/contract';
import { Button } from '@guildpath/ui';
import { IconLogout } from '@tabler/icons-react';
import { useLogout } from '../../shared/auth/use-logout.ts';
import { HomeBar } from '../../shared/layout/home-bar.tsx';
import { AccountMenu } from './account-menu/account-menu.tsx';
import classes from './dashboard-bar.module.css';

/** The link home, the account menu and the logout. */
export function DashboardBar({ user }: { readonly user: CurrentUser }) {
  const { logout, isPending } = useLogout();
  return (
    <HomeBar
      actions={
        <>
          <AccountMenu user={user} />
          <Button
            variant="outline"
            size="sm"
            className={classes.logout}
            loading={isPending}
            leftIcon={<IconLogout size={20} aria-hidden="true" />}
            onClick={logout}
          >
            Logout
          </Button>
        </>
      }
    />
  );
}
