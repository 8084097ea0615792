import type { CurrentUser } from '@guildpath/contract';
import { Brand, Button, TopBar } from '@guildpath/ui';
import { Badge } from '@mantine/core';
import { IconLogout, IconRefresh } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { clearVisitorStorage } from '../../shared/auth/visitor-storage.ts';
import classes from './admin-bar.module.css';
import { useRefresh } from './use-refresh.ts';

export function AdminBar({ user }: { readonly user: CurrentUser }) {
  const { refresh, isPending } = useRefresh();
  const name = user.firstName?.trim() || user.username;
  return (
    <TopBar
      brand={
        <div className={classes.place}>
          <Link to="/">
            <Brand />
          </Link>
          <Badge variant="outline">Admin Panel</Badge>
        </div>
      }
      actions={
        <>
          <Button
            data-wide
            className={classes.action}
            variant="outline"
            size="sm"
            loading={isPending}
            leftIcon={<IconRefresh size={20} aria-hidden="true" />}
            onClick={refresh}
          >
            Refresh
          </Button>
          <span className={classes.name} title={name}>
            {name}
          </span>
          <Button
            className={classes.action}
            variant="quiet"
            size="sm"
            leftIcon={<IconLogout size={20} aria-hidden="true" />}
            // A full navigation, so that nothing loaded stays in memory.
            onClick={() => {
              clearVisitorStorage();
              location.assign('/api/auth/logout');
            }}
          >
            Logout
          </Button>
        </>
      }
    />
  );
}
