import { toSafeRedirect } from '@guildpath/contract';
import { createFileRoute, lazyRouteComponent, useHydrated } from '@tanstack/react-router';
import { Suspense, useLayoutEffect } from 'react';
import { AwaitedLetter } from '../features/account/awaited-letter-chunk.ts';
import { LoginScreen } from '../features/account/login-screen.tsx';
import { toLoginError } from '../features/account/login-trouble.tsx';
import { titleOf } from '../shared/layout/page-title.ts';
import { useHydratedSearch } from '../shared/layout/use-hydrated-search.ts';

// Only with the link of a mail.
const EmailLinkScreen = lazyRouteComponent(
  () => import('../features/account/email-link-screen.tsx'),
  'EmailLinkScreen',
);

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
  beforeLoad: async ({ search: { redirect } }) => {
    // The letter's heading is what gets the focus.
    if (redirect?.startsWith('/results/')) await AwaitedLetter.preload?.();
  },
  head: () => ({ meta: [{ title: titleOf('Login') }] }),
  // The prerendered page knows no address: it would show the form first, and then the letter in its place.
  scripts: () => [
    {
      children:
        "if (/[?&](token=|redirect=(\\/|%2F)results)/i.test(location.search)) document.documentElement.dataset.awaitsLetter = '';",
    },
  ],
  component: LoginRoute,
});

function LoginRoute() {
  const { redirect, token, error } = useHydratedSearch(Route.useSearch());
  const nextPath = toSafeRedirect(redirect);
  return (
    <Suspense fallback={null}>
      {token ? (
        <EmailLinkScreen token={token} nextPath={nextPath} />
      ) : (
        <LoginScreen nextPath={nextPath} error={toLoginError(error)} />
      )}
      <Shown />
    </Suspense>
  );
}

/** Shows what the prerendered page hides while letter or link are on their way: as a sibling it mounts with them. */
function Shown() {
  const isHydrated = useHydrated();
  useLayoutEffect(() => {
    if (isHydrated) document.documentElement.removeAttribute('data-awaits-letter');
  }, [isHydrated]);
  return null;
}
