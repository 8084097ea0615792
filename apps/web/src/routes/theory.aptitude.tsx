import { createFileRoute } from '@tanstack/react-router';
import { AptitudePage } from '../features/theory/aptitude-page.tsx';
import { publicHead, titleOf } from '../shared/layout/head.ts';

export const Route = createFileRoute('/theory/aptitude')({
  head: publicHead({
    title: titleOf('Aptitude'),
    description:
      'What aptitude tests measure, with an example task for each area, a short history, and how a quest is different.',
  }),
  component: AptitudePage,
});
