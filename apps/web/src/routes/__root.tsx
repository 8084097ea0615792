import '@guildpath/ui/styles.css';
import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  HeadContent,
  Outlet,
  Scripts,
  useMatches,
} from '@tanstack/react-router';
import { CookieBanner } from '../features/cookie-consent/cookie-banner.tsx';
import type { ApiClient, ApiUtils } from '../shared/api/trpc.ts';
import { viewerQuery } from '../shared/auth/auth.ts';
import { siteName } from '../shared/layout/page-title.ts';
import { ToastRegion } from '../shared/toasts/toast-region.tsx';

/** What every route's loader and guard can use. */
interface RouterContext {
  readonly client: ApiClient;
  readonly queryClient: QueryClient;
  readonly utils: ApiUtils;
  /** Clears the signed-in viewer and redirects to the login, with the way back. */
  readonly onUnauthorized: () => void;
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Whether toasts can appear here: their code is then fetched while the browser is idle. */
    hasToasts?: true;
  }
}

export const Route = createRootRouteWithContext<RouterContext>()({
  head: () => ({ meta: [{ title: siteName }] }),
  loader: ({ context }) => {
    // Before the screen's own code loads, and together, so that they are one request. Prerendered pages know nothing
    // about the visitor: their components fetch both once they are hydrated.
    if (import.meta.env.SSR) return;
    void context.queryClient.prefetchQuery(viewerQuery(context.client));
    void context.utils.site.settings.prefetch();
  },
  component: RootLayout,
});

function RootLayout() {
  const hasToasts = useMatches({
    select: (matches) => matches.some(({ staticData }) => staticData.hasToasts),
  });
  return (
    <>
      <HeadContent />
      <Outlet />
      <CookieBanner />
      <ToastRegion isExpected={hasToasts} />
      {/* The router's hydration data. In the browser, it has no script to add. */}
      {import.meta.env.SSR ? <Scripts /> : null}
    </>
  );
}
