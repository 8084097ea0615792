import { createFileRoute } from '@tanstack/react-router';
import { AboutPage } from '../features/info-pages/about-page.tsx';
import { titleOf } from '../shared/layout/page-title.ts';

export const Route = createFileRoute('/about')({
  head: () => ({ meta: [{ title: titleOf('About') }] }),
  component: AboutPage,
});
