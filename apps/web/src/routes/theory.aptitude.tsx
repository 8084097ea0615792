import { createFileRoute } from '@tanstack/react-router';
import { AptitudePage } from '../features/theory/aptitude-page.tsx';
import { titleOf } from '../shared/layout/page-title.ts';

export const Route = createFileRoute('/theory/aptitude')({
  head: () => ({ meta: [{ title: titleOf('Aptitude') }] }),
  component: AptitudePage,
});
