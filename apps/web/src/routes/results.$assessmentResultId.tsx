import { createFileRoute } from '@tanstack/react-router';
import { ResultsScreen } from '../../features/results/results-screen.tsx';
import { useAuth } from '../../shared/auth/auth.ts';
import { privateHead } from '../../shared/layout/head.ts';

export const Route = createFileRoute('/_authenticated/results/$assessmentResultId')({
  loader: ({ context: { utils }, params: { assessmentResultId } }) => {
    // The screen itself shows that it loads.
    void utils.results.get.prefetch({ assessmentResultId });
  },
  head: () => privateHead('Your Results'),
  component: ResultsRoute,
});

function ResultsRoute() {
  const { assessmentResultId } = Route.useParams();
  const { user } = useAuth();
  return user ? (
    <ResultsScreen key={assessmentResultId} assessmentResultId={assessmentResultId} user={user} />
  ) : null;
}
