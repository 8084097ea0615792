import { toOwnPath } from '@guildpath/contract';
import { createFileRoute } from '@tanstack/react-router';
import { EmailLinkScreen } from '../features/account/email-link-screen.tsx';
import { LoginScreen } from '../features/account/login-screen.tsx';
import { titleOf } from '../shared/document-title.tsx';

interface LoginSearch {
  /** Where to go once signed in. */
  redirect?: string;
  /** Of the link in an email. */
  token?: string;
}

export const Route = createFileRoute('/login')({
  validateSearch: ({ redirect, token }: Record<string, unknown>): LoginSearch => ({
    ...(typeof redirect === 'string' ? { redirect } : {}),
    ...(typeof token === 'string' ? { token } : {}),
  }),
  head: () => ({ meta: [{ title: titleOf('Login') }] }),
  component: LoginRoute,
});

function LoginRoute() {
  const { redirect, token } = Route.useSearch();
  const nextPath = toOwnPath(redirect);
  return token ? (
    <EmailLinkScreen token={token} nextPath={nextPath} />
  ) : (
    <LoginScreen nextPath={nextPath} />
  );
}
