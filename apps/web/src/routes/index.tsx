import { createFileRoute } from '@tanstack/react-router';
import { LandingPage } from '../features/landing/landing-page.tsx';
import { composeSiteFacts, publicHead, siteDescription } from '../shared/layout/head.ts';

const homeHead = publicHead({
  title: 'Guildpath · Find your career on an epic quest',
  description: siteDescription,
});

export const Route = createFileRoute('/')({
  head: (route) => ({
    ...homeHead(route),
    scripts: [composeSiteFacts(route.match.context.siteUrl)],
  }),
  component: LandingPage,
});
