import { createFileRoute } from '@tanstack/react-router';
import { ContactPage } from '../features/info-pages/contact-page.tsx';
import { titleOf } from '../shared/layout/page-title.ts';

export const Route = createFileRoute('/contact')({
  head: () => ({ meta: [{ title: titleOf('Contact') }] }),
  component: ContactPage,
});
