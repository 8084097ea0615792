import { createFileRoute } from '@tanstack/react-router';
import { DashboardScreen } from '../../features/dashboard/dashboard-screen.tsx';
import { toDashboardSearch } from '../../features/dashboard/info-cards/info-topics.ts';
import { prefetchQuests } from '../../features/dashboard/quests/use-quests.ts';
import { useAuth } from '../../shared/auth/auth.ts';
import { titleOf } from '../../shared/layout/page-title.ts';

export const Route = createFileRoute('/_authenticated/dashboard')({
  validateSearch: toDashboardSearch,
  loader: ({ context: { utils } }) => {
    // Nothing is requested before the viewer is known.
    if (utils.auth.user.getData()) void prefetchQuests(utils);
  },
  head: () => ({ meta: [{ title: titleOf('Dashboard') }] }),
  component: DashboardRoute,
});

function DashboardRoute() {
  const { user } = useAuth();
  return user ? <DashboardScreen user={user} /> : null;
}
