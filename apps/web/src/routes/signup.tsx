import { toSafeRedirect } from '@guildpath/contract';
import { createFileRoute } from '@tanstack/react-router';
import { SignupScreen } from '../features/account/signup-screen.tsx';
import { titleOf } from '../shared/layout/page-title.ts';
import { useHydratedSearch } from '../shared/layout/use-hydrated-search.ts';

interface SignupSearch {
  redirect?: string;
}

export const Route = createFileRoute('/signup')({
  staticData: { hasToasts: true },
  validateSearch: ({ redirect }: Record<string, unknown>): SignupSearch =>
    typeof redirect === 'string' ? { redirect } : {},
  head: () => ({ meta: [{ title: titleOf('Sign Up') }] }),
  component: SignupRoute,
});

function SignupRoute() {
  const { redirect } = useHydratedSearch(Route.useSearch());
  return <SignupScreen nextPath={toSafeRedirect(redirect)} />;
}
