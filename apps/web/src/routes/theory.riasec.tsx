import { createFileRoute } from '@tanstack/react-router';
import { RiasecPage } from '../features/theory/riasec-page.tsx';
import { publicHead, titleOf } from '../shared/layout/head.ts';

export const Route = createFileRoute('/theory/riasec')({
  head: ({ match: { context } }) =>
    publicHead(context.siteUrl, {
      title: titleOf('RIASEC Interests'),
      description:
        'Holland’s six types of interest, realistic to conventional: what marks each of them and which careers suit it.',
      path: '/theory/riasec',
    }),
  component: RiasecPage,
});
