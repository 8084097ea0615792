import { createFileRoute } from '@tanstack/react-router';
import { JoinScreen } from '../features/join/join-screen.tsx';
import { toStudentSearch } from '../features/join/student-search.ts';
import { requireHalls } from '../shared/halls/require-halls.ts';
import { publicHead, shortScenes, titleOf } from '../shared/layout/head.ts';

export const Route = createFileRoute('/join/')({
  staticData: { hasToasts: true },
  validateSearch: toStudentSearch,
  beforeLoad: requireHalls,
  head: publicHead({
    title: titleOf('Join Your Class'),
    description: `Join your class with the code from the board. No name, no email, no account: a career quest in ${shortScenes}.`,
  }),
  component: () => <JoinScreen isStudent={Route.useSearch().as === 'student'} />,
});
