import { toSafeRedirect } from '@guildpath/contract';
import {
  createFileRoute,
  lazyRouteComponent,
  useHydrated,
  useLocation,
  useNavigate,
} from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { LoginScreen } from '../features/account/login-screen.tsx';
import { findResultId } from '../features/account/next-path.tsx';
import { toProviderError } from '../features/account/provider-login-error.tsx';
import { publicHead, titleOf } from '../shared/layout/head.ts';
import { LoadingScreen } from '../shared/status-screens/loading-screen.tsx';

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
  /** Set to ask for an emailed link instead of a password, or to redeem one whose token is in the history. */
  by?: 'link' | 'emailed-link' | undefined;
  /** Set by the server after a failed login at the provider. */
  error?: string;
}

export const Route = createFileRoute('/login')({
  staticData: { hasToasts: true },
  validateSearch: ({ redirect, token, by, error }: Record<string, unknown>): LoginSearch => ({
    // Mail programs leave the `=3D` of quoted-printable in links.
    ...(typeof redirect === 'string' ? { redirect: redirect.replace(/^3D(?=\/)/i, '') } : {}),
    // The mark behind a link that stood in a sentence is no part of the token.
    ...(typeof token === 'string' ? { token: token.replace(/[^\w-]+$/, '') } : {}),
    // Named in any case, because the router keeps what is not.
    by: by === 'link' || by === 'emailed-link' ? by : undefined,
    ...(typeof error === 'string' ? { error } : {}),
  }),
  beforeLoad: async ({ search: { token, by } }) => {
    // Loaded first, so that the screen appears whole and its heading gets the focus.
    if (token || by === 'emailed-link') await EmailLinkScreen.preload?.();
    if (by) await LinkScreen.preload?.();
  },
  head: publicHead({
    title: titleOf('Login'),
    description:
      'Log in to Guildpath and pick up your quests and career matches where you left off.',
  }),
  // The address contains the token of an emailed link.
  headers: ({ match: { search } }) =>
    search.token ? { 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' } : undefined,
  component: LoginRoute,
});

function LoginRoute() {
  const { token, redirect, by, error } = Route.useSearch();
  const { emailedToken, typedEmail } = useLocation({ select: ({ state }) => state });
  // Address and history change one after the other.
  const [openedToken] = useState(token);
  const isHydrated = useHydrated();
  const navigate = useNavigate();
  const nextPath = toSafeRedirect(redirect);

  // The token does not stay in the address, but survives a reload.
  useEffect(() => {
    if (!token) return;
    const state = { emailedToken: token };
    void navigate({ to: '/login', search: { redirect, by: 'emailed-link' }, state, replace: true });
  }, [token, redirect, navigate]);

  const linkToken = openedToken ?? (isHydrated ? emailedToken : undefined);
  if (linkToken && (token || by === 'emailed-link')) {
    return <EmailLinkScreen token={linkToken} nextPath={nextPath} />;
  }
  // The server does not know whether this browser has an emailed link or a quest.
  if (!isHydrated && (by === 'emailed-link' || findResultId(nextPath))) return <LoadingScreen />;
  if (by) return <LinkScreen nextPath={nextPath} typedEmail={typedEmail} />;
  return <LoginScreen nextPath={nextPath} error={toProviderError(error)} />;
}
