import '@guildpath/ui/styles.css';
import {
  createRootRouteWithContext,
  HeadContent,
  Outlet,
  Scripts,
  useMatches,
} from '@tanstack/react-router';
import { CookieBanner } from '../features/cookie-consent/cookie-banner.tsx';
import type { RouterContext } from '../shared/api/router-context.ts';
import { viewerQuery } from '../shared/auth/auth.ts';
import { siteName } from '../shared/layout/page-title.ts';
import { ToastRegion } from '../shared/toasts/toast-region.tsx';

export const Route = createRootRouteWithContext<RouterContext>()({
  head: () => ({ meta: [{ title: siteName }] }),
  loader: ({ context }) => {
    // Ahead of the screen's own code, and together, so that they are one request. Prerendered pages know nothing of the
    // visitor: their components ask once they are hydrated.
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
