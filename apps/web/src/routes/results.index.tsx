import { createFileRoute } from '@tanstack/react-router';
import { MissingResultScreen } from '../features/results/missing-result-screen.tsx';
import { titleOf } from '../shared/layout/page-title.ts';

/** `/results/` names no result, so it needs no login to say so. */
export const Route = createFileRoute('/results/')({
  head: () => ({ meta: [{ title: titleOf('Results') }] }),
  component: MissingResultScreen,
});
