import { createFileRoute } from '@tanstack/react-router';
import { SharedResultsScreen } from '../../features/results/guide/shared-results-screen.tsx';
import { requireHalls } from '../../shared/halls/require-halls.ts';
import { privateHead } from '../../shared/layout/head.ts';

export const Route = createFileRoute('/_authenticated/halls/$hallId/results')({
  beforeLoad: requireHalls,
  head: () => privateHead('Shared Results'),
  component: () => <SharedResultsScreen hallId={Route.useParams().hallId} />,
});
