import '@guildpath/ui/styles.css';
import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet, useMatches } from '@tanstack/react-router';
import { CookieBanner } from '../features/cookie-consent/cookie-banner.tsx';
import type { ApiClient, ApiUtils } from '../shared/api/trpc.ts';
import { reloadStyles } from '../shared/code-loading/load-code.ts';
import { siteHead, titleOf } from '../shared/layout/head.ts';
import { RootDocument } from '../shared/layout/root-document.tsx';
import { NotFoundScreen } from '../shared/status-screens/not-found-screen.tsx';
import { ToastRegion } from '../shared/toasts/toast-region.tsx';

interface RouterContext {
  /** The origin of the site's canonical URLs. */
  readonly siteUrl: string;
  readonly client: ApiClient;
  readonly queryClient: QueryClient;
  readonly utils: ApiUtils;
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Set on screens that show toasts, whose code is then loaded while the browser is idle. */
    hasToasts?: true;
  }
}

export const Route = createRootRouteWithContext<RouterContext>()({
  // Before any other call, because guards and loaders depend on it.
  beforeLoad: async ({ context: { utils } }) => {
    await Promise.all([utils.site.settings.ensureData(), reloadStyles()]);
  },
  head: ({ match: { context }, matches }) =>
    // No other route matches an unknown address.
    siteHead(context.siteUrl, matches.length > 1 ? undefined : titleOf('Page not found')),
  shellComponent: RootDocument,
  component: RootLayout,
  notFoundComponent: NotFoundScreen,
});

function RootLayout() {
  const hasToasts = useMatches({
    select: (matches) => matches.some(({ staticData }) => staticData.hasToasts),
  });
  return (
    <>
      <Outlet />
      <CookieBanner />
      <ToastRegion isExpected={hasToasts} />
    </>
  );
}
