import { createFileRoute } from '@tanstack/react-router';
import { MissingResultScreen } from '../features/results/missing-result-screen.tsx';
import { privateHead } from '../shared/layout/head.ts';

/** Needs no login, because `/results/` names no result. */
export const Route = createFileRoute('/results/')({
  head: () => privateHead('Results'),
  component: MissingResultScreen,
});
