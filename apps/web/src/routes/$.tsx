import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '../shared/layout/head.ts';
import { NotFoundScreen } from '../shared/status-screens/not-found-screen.tsx';

export const Route = createFileRoute('/$')({
  head: () => privateHead('Page not found'),
  component: NotFoundScreen,
});
