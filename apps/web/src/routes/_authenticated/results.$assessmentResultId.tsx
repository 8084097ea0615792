import { createFileRoute } from '@tanstack/react-router';
import { ResultsScreen } from '../../features/results/results-screen.tsx';
import { useAuth } from '../../shared/auth/auth.ts';
import { titleOf } from '../../shared/layout/page-title.ts';

export const Route = createFileRoute('/_authenticated/results/$assessmentResultId')({
  loader: ({ context: { utils }, params: { assessmentResultId } }) => {
    // Skipped until the viewer is known, because a guest's request would fail with a 401.
    if (utils.auth.user.getData()) void utils.results.get.prefetch({ assessmentResultId });
  },
  head: () => ({ meta: [{ title: titleOf('Your Results') }] }),
  component: ResultsRoute,
});

function ResultsRoute() {
  const { assessmentResultId } = Route.useParams();
  const { user } = useAuth();
  return user ? (
    <ResultsScreen key={assessmentResultId} assessmentResultId={assessmentResultId} user={user} />
  ) : null;
}
