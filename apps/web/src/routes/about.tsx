import { createFileRoute } from '@tanstack/react-router';
import { AboutPage } from '../features/info-pages/about-page.tsx';
import { publicHead, titleOf } from '../shared/layout/head.ts';

export const Route = createFileRoute('/about')({
  head: publicHead({
    title: titleOf('About'),
    description:
      'Why Guildpath turns a career test into an adventure, how sure its results are, and where its facts come from.',
  }),
  component: AboutPage,
});
