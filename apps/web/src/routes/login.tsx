import { toSafeRedirect } from '@guildpath/contract';
import {
  createFileRoute,
  lazyRouteComponent,
  redirect as redirectTo,
  useHydrated,
  useLocation,
} from '@tanstack/react-router';
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

// Only for those who ask for a link.
const LinkScreen = lazyRouteComponent(
  () => import('../features/account/link-screen.tsx'),
  'LinkScreen',
);

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Of the link in an email: kept with this entry of the history, out of the address, over reloads. */
    emailedToken?: string;
    typedEmail?: string;
  }
}

interface LoginSearch {
  /** Where to go once signed in. */
  redirect?: string;
  /** Of the link in an email. */
  token?: string;
  /** How to sign in, when not with a password. */
  by?: 'link';
  /** Why a login at the provider has just failed. */
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
      // Out of the address at once: it would stay in the history and be seen over a shoulder.
      redirectTo({
        to: '/login',
        search,
        replace: true,
        state: { emailedToken: token },
        throw: true,
      });
    }
    // What such a link opens takes the place of the prerendered form at once; the letter's heading gets the focus.
    if (location.state.emailedToken) await EmailLinkScreen.preload?.();
    else if (search.by) await LinkScreen.preload?.();
    else if (search.redirect?.startsWith('/results/')) await AwaitedLetter.preload?.();
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
 * The address is read within the boundary: a change above one that is not hydrated yet would hydrate it in one piece,
 * before the browser gets to any input.
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
  return <LoginScreen nextPath={nextPath} error={toLoginError(error)} />;
}

/** Shows what the prerendered page hides while letter or link are on their way: as a sibling it mounts with them. */
function Shown() {
  const isHydrated = useHydrated();
  useLayoutEffect(() => {
    if (isHydrated) document.documentElement.removeAttribute('data-awaits-letter');
  }, [isHydrated]);
  return null;
}
