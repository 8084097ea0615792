import { createFileRoute } from '@tanstack/react-router';
import { HallScreen } from '../../features/halls/hall/hall-screen.tsx';
import { requireHalls } from '../../shared/halls/require-halls.ts';
import { privateHead } from '../../shared/layout/head.ts';

export const Route = createFileRoute('/_authenticated/halls/$hallId/')({
  beforeLoad: requireHalls,
  head: () => privateHead('Your Hall'),
  component: () => <HallScreen hallId={Route.useParams().hallId} />,
});
