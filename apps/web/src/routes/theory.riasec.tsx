import { createFileRoute } from '@tanstack/react-router';
import { RiasecPage } from '../features/theory/riasec-page.tsx';
import { publicHead, titleOf } from '../shared/layout/head.ts';

export const Route = createFileRoute('/theory/riasec')({
  head: publicHead({
    title: titleOf('RIASEC Interests'),
    description:
      'Holland’s six types of interest, from realistic to conventional, and the careers that suit each one.',
  }),
  component: RiasecPage,
});
