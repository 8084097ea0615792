import { createFileRoute } from '@tanstack/react-router';
import { SharedResultScreen } from '../../features/results/guide/shared-result-screen.tsx';
import { requireHalls } from '../../shared/halls/require-halls.ts';
import { privateHead } from '../../shared/layout/head.ts';

export const Route = createFileRoute('/_authenticated/halls/$hallId/places/$placeId')({
  beforeLoad: requireHalls,
  head: () => privateHead('A Shared Result'),
  component: () => <SharedResultScreen key={Route.useParams().placeId} {...Route.useParams()} />,
});
