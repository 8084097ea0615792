import type { CurrentUser } from '@guildpath/contract';
import { Badge, Brand, Button, TopBar } from '@guildpath/ui';
import { IconLogout, IconRefresh } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { trpc } from '../../shared/api/trpc.ts';
import { useSendOnce } from '../../shared/api/use-send-once.ts';
import { clearVisitorStorage } from '../../shared/auth/visitor-storage.ts';
import { showFailure } from '../../shared/toasts/show-failure.ts';
import { showToast } from '../../shared/toasts/show-toast.ts';
import classes from './admin-bar.module.css';

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

// Refetches the reports on screen; other pages of users are refetched when they are shown.
function useRefresh() {
  const utils = trpc.useUtils();
  const mutation = useMutation({
    mutationFn: () => utils.admin.invalidate(undefined, undefined, { throwOnError: true }),
    onSuccess: () =>
      showToast({ title: 'Data Refreshed', description: 'All dashboard data has been updated' }),
    onError: (error) =>
      showFailure(error, 'Refresh Failed', 'Some of the data didn’t update. Please try again.'),
  });
  const send = useSendOnce(mutation);
  return { refresh: () => send(), isPending: mutation.isPending };
}
