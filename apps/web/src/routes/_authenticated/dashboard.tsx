import { createFileRoute } from '@tanstack/react-router';
import { toDashboardSearch } from '../../features/dashboard/catalogue/drawer-topics.ts';
import { DashboardScreen } from '../../features/dashboard/dashboard-screen.tsx';
import { latestAssessments } from '../../features/dashboard/queries/use-quests.ts';
import type { ApiUtils } from '../../shared/api/trpc.ts';
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

async function prefetchDashboard({ user, results, friends }: ApiUtils): Promise<void> {
  void user.savedCareers.prefetch();
  void user.drafts.prefetch();
  void user.unclaimedResults.prefetch();
  void user.dare.prefetch();
  void friends.list.prefetch();
  await user.assessments.prefetch(latestAssessments);
  const [latest] = user.assessments.getData(latestAssessments)?.assessments ?? [];
  if (latest) await results.get.prefetch({ assessmentResultId: latest.id });
}

function DashboardRoute() {
  const { user } = useAuth();
  return user ? <DashboardScreen user={user} /> : null;
}
