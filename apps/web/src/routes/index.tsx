import { createFileRoute } from '@tanstack/react-router';
import { LandingPage } from '../features/landing/landing-page.tsx';

export const Route = createFileRoute('/')({
  head: () => ({ meta: [{ title: 'Guildpath · Find your career on an epic quest' }] }),
  component: LandingPage,
});
