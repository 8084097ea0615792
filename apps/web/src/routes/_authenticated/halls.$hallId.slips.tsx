import { createFileRoute } from '@tanstack/react-router';
import { SlipsScreen } from '../../features/halls/hall/slips-screen.tsx';
import { requireHalls } from '../../shared/halls/require-halls.ts';
import { privateHead } from '../../shared/layout/head.ts';

export const Route = createFileRoute('/_authenticated/halls/$hallId/slips')({
  beforeLoad: requireHalls,
  head: () => privateHead('Slips for Your Hall'),
  component: () => <SlipsScreen hallId={Route.useParams().hallId} />,
});
