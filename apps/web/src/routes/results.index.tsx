import { createFileRoute } from '@tanstack/react-router';
import { MissingResultScreen } from '../features/results/missing-result-screen.tsx';
import { titleOf } from '../shared/layout/page-title.ts';

/** Needs no login, because `/results/` names no result. */
export const Route = createFileRoute('/results/')({
  head: () => ({ meta: [{ title: titleOf('Results') }] }),
  component: MissingResultScreen,
});
