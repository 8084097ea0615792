import { createFileRoute } from '@tanstack/react-router';
import { LandingPage } from '../features/landing/landing-page.tsx';
import { composeSiteFacts, publicHead, siteDescription } from '../shared/layout/head.ts';

export const Route = createFileRoute('/')({
  head: ({ match: { context } }) => ({
    ...publicHead(context.siteUrl, {
      title: 'Guildpath · Find your career on an epic quest',
      description: siteDescription,
      path: '/',
    }),
    scripts: [composeSiteFacts(context.siteUrl)],
  }),
  component: LandingPage,
});
