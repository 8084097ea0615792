import { createFileRoute } from '@tanstack/react-router';
import { MissingResultScreen } from '../features/results/missing-result-screen.tsx';
import { titleOf } from '../shared/layout/page-title.ts';

/** `/results/` names no result: true for everyone, so no one is asked to log in to be told. */
export const Route = createFileRoute('/results/')({
  head: () => ({ meta: [{ title: titleOf('Results') }] }),
  component: MissingResultScreen,
});
