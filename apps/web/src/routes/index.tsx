import { createFileRoute } from '@tanstack/react-router';
import { LandingPage } from '../features/landing/landing-page.tsx';
import { loadLandingStills } from '../features/landing/landing-still.ts';

export const Route = createFileRoute('/')({
  head: () => ({ meta: [{ title: 'Guildpath · Find your career on an epic quest' }] }),
  loader: loadLandingStills,
  component: LandingPage,
});
