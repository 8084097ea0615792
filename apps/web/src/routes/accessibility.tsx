import { createFileRoute } from '@tanstack/react-router';
import { AccessibilityPage } from '../features/info-pages/accessibility-page.tsx';
import { publicHead, titleOf } from '../shared/layout/head.ts';

export const Route = createFileRoute('/accessibility')({
  head: publicHead({
    title: titleOf('Accessibility'),
    description:
      'How Guildpath is tested for accessibility, in which browsers, what is known to be missing, and whom to write to.',
  }),
  component: AccessibilityPage,
});
