import { createFileRoute } from '@tanstack/react-router';
import { CompareScreen } from '../../features/compare/compare-screen.tsx';
import { privateHead } from '../../shared/layout/head.ts';

interface CompareSearch {
  /** Result ids. Default: the two latest results. */
  readonly first?: string;
  readonly second?: string;
}

export const Route = createFileRoute('/_authenticated/compare')({
  validateSearch: ({ first, second }): CompareSearch => ({
    ...(typeof first === 'string' && { first }),
    ...(typeof second === 'string' && { second }),
  }),
  head: () => privateHead('Compare Quests'),
  component: CompareRoute,
});

function CompareRoute() {
  const { first, second } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <CompareScreen
      chosen={[first, second]}
      onChoose={([one, other]) =>
        void navigate({ search: { first: one, second: other }, replace: true, resetScroll: false })
      }
    />
  );
}
