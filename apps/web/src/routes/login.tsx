import { toSafeRedirect } from '@guildpath/contract';
import { createFileRoute } from '@tanstack/react-router';
import { EmailLinkScreen } from '../features/account/email-link-screen.tsx';
import { LoginScreen } from '../features/account/login-screen.tsx';
import { toLoginError } from '../features/account/login-trouble.tsx';
import { titleOf } from '../shared/layout/page-title.ts';
import { useHydratedSearch } from '../shared/layout/use-hydrated-search.ts';

interface LoginSearch {
  /** Where to go once signed in. */
  redirect?: string;
  /** Of the link in an email. */
  token?: string;
  /** Why a login at the provider has just failed. */
  error?: string;
}

export const Route = createFileRoute('/login')({
  staticData: { hasToasts: true },
  validateSearch: ({ redirect, token, error }: Record<string, unknown>): LoginSearch => ({
    ...(typeof redirect === 'string' ? { redirect } : {}),
    ...(typeof token === 'string' ? { token } : {}),
    ...(typeof error === 'string' ? { error } : {}),
  }),
  head: () => ({ meta: [{ title: titleOf('Login') }] }),
  component: LoginRoute,
});

function LoginRoute() {
  const { redirect, token, error } = useHydratedSearch(Route.useSearch());
  const nextPath = toSafeRedirect(redirect);
  return token ? (
    <EmailLinkScreen token={token} nextPath={nextPath} />
  ) : (
    <LoginScreen nextPath={nextPath} error={toLoginError(error)} />
  );
}
