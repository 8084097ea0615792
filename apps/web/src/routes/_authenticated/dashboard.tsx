import { createFileRoute } from '@tanstack/react-router';
import { toDashboardSearch } from '../../features/dashboard/catalogue/drawer-topics.ts';
import { DashboardScreen } from '../../features/dashboard/dashboard-screen.tsx';
import { prefetchDashboard } from '../../features/dashboard/prefetch-dashboard.ts';
import { useAuth } from '../../shared/auth/auth.ts';
import { privateHead } from '../../shared/layout/head.ts';

export const Route = createFileRoute('/_authenticated/dashboard')({
  validateSearch: toDashboardSearch,
  loader: ({ context: { utils } }) => {
    // Each part of the screen shows by itself that it loads.
    void prefetchDashboard(utils);
  },
  head: () => privateHead('Dashboard'),
  component: DashboardRoute,
});

function DashboardRoute() {
  const { user } = useAuth();
  return user ? <DashboardScreen user={user} /> : null;
}
