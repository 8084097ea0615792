import type { CurrentUser } from '@guildpath/contract';
import { Page } from '@guildpath/ui';
import '@guildpath/ui/mantine-fields.css';
import '@guildpath/ui/mantine-records.css';
import { useEffect } from 'react';
import { AdminBar } from './admin-bar.tsx';
import classes from './admin-screen.module.css';
import { AdminTabs } from './admin-tabs.tsx';
import { SummaryCards } from './overview/summary-cards.tsx';

/** For administrators alone: the route has made sure that the user is one. */
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

/** A page that the browser kept while its visitor was elsewhere, or signed out, is loaded anew when they come back to it. */
function useFreshReturn(): void {
  useEffect(() => {
    const handleShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) location.reload();
    };
    window.addEventListener('pageshow', handleShow);
    return () => window.removeEventListener('pageshow', handleShow);
  }, []);
}
