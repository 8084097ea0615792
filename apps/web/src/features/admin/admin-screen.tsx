import type { CurrentUser } from '@guildpath/contract';
import { Page } from '@guildpath/ui';
import '@guildpath/ui/mantine-fields.css';
import '@guildpath/ui/mantine-records.css';
import { useEffect } from 'react';
import { hasCode } from '../../shared/api/call-errors.ts';
import { trpc } from '../../shared/api/trpc.ts';
import { AdminBar } from './admin-bar.tsx';
import classes from './admin-screen.module.css';
import { AdminTabs } from './admin-tabs.tsx';
import { SummaryCards } from './overview/summary-cards.tsx';
import { PasskeyRequired } from './passkey-required.tsx';

/** Expects the route to have checked the role. */
export function AdminScreen({ user }: { readonly user: CurrentUser }) {
  useReloadFromBfcache();
  const { error } = trpc.admin.systemOverview.useQuery();
  return (
    <Page header={<AdminBar user={user} />}>
      <div className={classes.admin}>
        <h1 className={classes.title}>Admin Dashboard</h1>
        {hasCode(error, 'PASSKEY_REQUIRED') ? (
          <PasskeyRequired />
        ) : (
          <>
            <SummaryCards />
            <AdminTabs />
          </>
        )}
      </div>
    </Page>
  );
}

// Reloads a page from the back/forward cache, because the visitor may have signed out since.
function useReloadFromBfcache(): void {
  useEffect(() => {
    const handleShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) location.reload();
    };
    window.addEventListener('pageshow', handleShow);
    return () => window.removeEventListener('pageshow', handleShow);
  }, []);
}
