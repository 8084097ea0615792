import type { CurrentUser } from '@guildpath/contract';
import { Page } from '@guildpath/ui';
import '@guildpath/ui/mantine-fields.css';
import '@guildpath/ui/mantine-records.css';
import { useEffect } from 'react';
import { AdminBar } from './admin-bar.tsx';
import classes from './admin-screen.module.css';
import { AdminTabs } from './admin-tabs.tsx';
import { SummaryCards } from './overview/summary-cards.tsx';

/** For administrators only; the route has checked the role. */
export function AdminScreen({ user }: { readonly user: CurrentUser }) {
  useFreshReturn();
  return (
    <Page header={<AdminBar user={user} />}>
      <div className={classes.admin}>
        <h1 className={classes.title}>Admin Dashboard</h1>
        <SummaryCards />
        <AdminTabs />
      </div>
    </Page>
  );
}

/** Reloads a page restored from the back/forward cache: its visitor may have signed out meanwhile. */
function useFreshReturn(): void {
  useEffect(() => {
    const handleShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) location.reload();
    };
    window.addEventListener('pageshow', handleShow);
    return () => window.removeEventListener('pageshow', handleShow);
  }, []);
}
