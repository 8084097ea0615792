import { createFileRoute } from '@tanstack/react-router';
import { titleOf } from '../shared/document-title.tsx';
import { NotFoundScreen } from '../shared/not-found-screen.tsx';

export const Route = createFileRoute('/$')({
  head: () => ({ meta: [{ title: titleOf('Page not found') }] }),
  component: NotFoundScreen,
});
