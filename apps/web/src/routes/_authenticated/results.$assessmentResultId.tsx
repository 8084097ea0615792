import { createFileRoute } from '@tanstack/react-router';
import { ResultsScreen } from '../../features/results/results-screen.tsx';
import { useAuth, viewerQuery } from '../../shared/auth.ts';
import { resultsQuery } from '../../shared/own-data.ts';
import { titleOf } from '../../shared/page-title.ts';

export const Route = createFileRoute('/_authenticated/results/$assessmentResultId')({
  loader: ({ context: { api, queryClient }, params: { assessmentResultId } }) => {
    // Nobody's results are asked for before it is known who asks.
    if (!queryClient.getQueryData(viewerQuery(api).queryKey)) return;
    void queryClient.prefetchQuery(resultsQuery(api, assessmentResultId));
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
