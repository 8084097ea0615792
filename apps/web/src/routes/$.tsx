import { createFileRoute } from '@tanstack/react-router';
import { NotFoundScreen } from '../shared/layout/not-found-screen.tsx';
import { titleOf } from '../shared/layout/page-title.ts';

export const Route = createFileRoute('/$')({
  head: () => ({ meta: [{ title: titleOf('Page not found') }] }),
  component: NotFoundScreen,
});
