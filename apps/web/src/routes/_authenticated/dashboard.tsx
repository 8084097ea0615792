import { createFileRoute } from '@tanstack/react-router';
import { toDashboardSearch } from '../../features/dashboard/catalogue/drawer-topics.ts';
import { DashboardScreen } from '../../features/dashboard/dashboard-screen.tsx';
import { prefetchDashboard } from '../../features/dashboard/prefetch-dashboard.ts';
import { useAuth } from '../../shared/auth/auth.ts';
import { titleOf } from '../../shared/layout/page-title.ts';

export const Route = createFileRoute('/_authenticated/dashboard')({
  validateSearch: toDashboardSearch,
  loader: ({ context: { utils } }) => {
    // Skipped until the viewer is known, because a guest's request would fail with a 401.
    if (utils.auth.user.getData()) void prefetchDashboard(utils);
  },
  head: () => ({ meta: [{ title: titleOf('Dashboard') }] }),
  component: DashboardRoute,
});

function DashboardRoute() {
  const { user } = useAuth();
  return user ? <DashboardScreen user={user} /> : null;
}
