import { createFileRoute } from '@tanstack/react-router';
import { PrivacyPolicyPage } from '../features/info-pages/privacy-policy-page.tsx';
import { publicHead, titleOf } from '../shared/layout/head.ts';

export const Route = createFileRoute('/privacy-policy')({
  head: publicHead({
    title: titleOf('Privacy Policy'),
    description:
      'What Guildpath knows about you, what it does with that, and how to see it or delete it.',
  }),
  component: PrivacyPolicyPage,
});
