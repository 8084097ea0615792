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

interface RouterContext {
  readonly client: ApiClient;
  readonly queryClient: QueryClient;
  readonly utils: ApiUtils;
  /** Clears the viewer and redirects to the login, which leads back here. */
  readonly onUnauthorized: () => void;
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Set on screens that show toasts, whose code is then loaded while the browser is idle. */
    hasToasts?: true;
  }
}

export const Route = createRootRouteWithContext<RouterContext>()({
  head: () => ({ meta: [{ title: siteName }] }),
  loader: ({ context }) => {
    // Started together, so that both go in one request. Prerendered pages do not know the visitor; their
    // components fetch both after hydration.
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
