import { createFileRoute } from '@tanstack/react-router';
import { EntranceScreen } from '../features/join/entrance-screen.tsx';
import { toStudentSearch } from '../features/join/student-search.ts';
import { requireHalls } from '../shared/halls/require-halls.ts';
import { privateHead } from '../shared/layout/head.ts';

export const Route = createFileRoute('/join/$code')({
  staticData: { hasToasts: true },
  // Three names are drawn for each visit.
  ssr: false,
  validateSearch: toStudentSearch,
  beforeLoad: requireHalls,
  head: () => privateHead('Join Your Class'),
  component: JoinRoute,
});

function JoinRoute() {
  const { code } = Route.useParams();
  const { as } = Route.useSearch();
  return <EntranceScreen key={code} code={code} isStudent={as === 'student'} />;
}
