import { createFileRoute } from '@tanstack/react-router';
import { TermsOfServicePage } from '../features/info-pages/terms-of-service-page.tsx';
import { publicHead, titleOf } from '../shared/layout/head.ts';

export const Route = createFileRoute('/terms-of-service')({
  head: publicHead({
    title: titleOf('Terms of Service'),
    description:
      'The terms of Guildpath in plain words, with what you can expect from us and what we expect from you.',
  }),
  component: TermsOfServicePage,
});
