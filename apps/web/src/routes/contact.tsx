import { createFileRoute } from '@tanstack/react-router';
import { ContactPage } from '../features/info-pages/contact-page.tsx';
import { publicHead, titleOf } from '../shared/layout/head.ts';

export const Route = createFileRoute('/contact')({
  head: publicHead({
    title: titleOf('Contact'),
    description:
      'Ask the people behind Guildpath about your results, careers, your account or working together.',
  }),
  component: ContactPage,
});
