import { toSafeRedirect } from '@guildpath/contract';
import { createFileRoute } from '@tanstack/react-router';
import { SignupScreen } from '../features/account/signup-screen.tsx';
import { publicHead, titleOf } from '../shared/layout/head.ts';

interface SignupSearch {
  redirect?: string;
}

export const Route = createFileRoute('/signup')({
  staticData: { hasToasts: true },
  validateSearch: ({ redirect }: Record<string, unknown>): SignupSearch =>
    typeof redirect === 'string' ? { redirect } : {},
  head: publicHead({
    title: titleOf('Sign Up'),
    description:
      'Create a free Guildpath account and keep the results of your career quests in one place.',
  }),
  component: SignupRoute,
});

function SignupRoute() {
  const { redirect } = Route.useSearch();
  return <SignupScreen nextPath={toSafeRedirect(redirect)} />;
}
