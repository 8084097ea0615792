import { toSafeRedirect } from '@guildpath/contract';
import {
  createFileRoute,
  lazyRouteComponent,
  redirect as redirectTo,
  useHydrated,
  useLocation,
} from '@tanstack/react-router';
import { Suspense, useLayoutEffect } from 'react';
import { LoginScreen } from '../features/account/login-screen.tsx';
import { toProviderError } from '../features/account/provider-login-error.tsx';
import { ResultsLink } from '../features/account/results-link-chunk.ts';
import { titleOf } from '../shared/layout/page-title.ts';
import { useHydratedSearch } from '../shared/layout/use-hydrated-search.ts';

// Opened only from an emailed link.
const EmailLinkScreen = lazyRouteComponent(
  () => import('../features/account/email-link-screen.tsx'),
  'EmailLinkScreen',
);

// Opened only on request.
const LinkScreen = lazyRouteComponent(
  () => import('../features/account/link-screen.tsx'),
  'LinkScreen',
);

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The token of an emailed link, kept across reloads without staying in the address. */
    emailedToken?: string;
    typedEmail?: string;
  }
}

interface LoginSearch {
  /** Where to go once signed in. */
  redirect?: string;
  /** The token of an emailed link. */
  token?: string;
  /** Set to sign in by email instead of with a password. */
  by?: 'link';
  /** Set by the server after a failed login at the provider. */
  error?: string;
}

export const Route = createFileRoute('/login')({
  staticData: { hasToasts: true },
  validateSearch: ({ redirect, token, by, error }: Record<string, unknown>): LoginSearch => ({
    ...(typeof redirect === 'string' ? { redirect } : {}),
    ...(typeof token === 'string' ? { token } : {}),
    ...(by === 'link' ? { by } : {}),
    ...(typeof error === 'string' ? { error } : {}),
  }),
  beforeLoad: async ({ search: { token, ...search }, location }) => {
    if (token) {
      // Removed from the address at once, so that it does not stay in the browser's history.
      redirectTo({
        to: '/login',
        search,
        replace: true,
        state: { emailedToken: token },
        throw: true,
      });
    }
    // Preloaded, so that the screen replaces the prerendered form at once and its heading gets the focus.
    if (location.state.emailedToken) await EmailLinkScreen.preload?.();
    else if (search.by) await LinkScreen.preload?.();
    else if (search.redirect?.startsWith('/results/')) await ResultsLink.preload?.();
  },
  head: () => ({ meta: [{ title: titleOf('Login') }] }),
  // The prerendered page knows no address: it would show the form first, and then the letter in its place.
  scripts: () => [
    {
      children:
        "if (history.state?.emailedToken || /[?&](token=|by=|redirect=(\\/|%2F)results)/i.test(location.search)) document.documentElement.dataset.awaitsLetter = '';",
    },
  ],
  component: LoginRoute,
});

/**
 * The address is read within the boundary: a change above one that is not hydrated yet would hydrate it in
 * one piece, before the browser gets to any input.
 */
function LoginRoute() {
  return (
    <Suspense fallback={null}>
      <WayIn />
      <Shown />
    </Suspense>
  );
}

function WayIn() {
  const { redirect, by, error } = useHydratedSearch(Route.useSearch());
  const { emailedToken, typedEmail } = useLocation({ select: ({ state }) => state });
  const isHydrated = useHydrated();
  const nextPath = toSafeRedirect(redirect);
  if (isHydrated && emailedToken) {
    return <EmailLinkScreen token={emailedToken} nextPath={nextPath} />;
  }
  if (by === 'link') return <LinkScreen nextPath={nextPath} typedEmail={typedEmail} />;
  return <LoginScreen nextPath={nextPath} error={toProviderError(error)} />;
}

/** Shows what the prerendered page hides while letter or link are on their way: as a sibling it mounts with them. */
function Shown() {
  const isHydrated = useHydrated();
  useLayoutEffect(() => {
    if (isHydrated) document.documentElement.removeAttribute('data-awaits-letter');
  }, [isHydrated]);
  return null;
}
