import { createFileRoute } from '@tanstack/react-router';
import { JoinScreen } from '../features/join/join-screen.tsx';
import { toPupilSearch } from '../features/join/pupil-search.ts';
import { requireHalls } from '../shared/halls/require-halls.ts';
import { publicHead, shortScenes, titleOf } from '../shared/layout/head.ts';

export const Route = createFileRoute('/join/')({
  staticData: { hasToasts: true },
  validateSearch: toPupilSearch,
  beforeLoad: requireHalls,
  head: publicHead({
    title: titleOf('Join Your Class'),
    description: `Join your class with the code from the board. No name, no email, no account: a career quest in ${shortScenes}.`,
  }),
  component: () => <JoinScreen isPupil={Route.useSearch().as === 'pupil'} />,
});
