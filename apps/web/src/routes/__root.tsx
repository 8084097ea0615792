import '@guildpath/ui/styles.css';
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { CookieBanner } from '../features/cookie-consent/cookie-banner.tsx';
import { viewerQuery } from '../shared/auth.ts';
import { DocumentTitle } from '../shared/document-title.tsx';
import type { RouterContext } from '../shared/router-context.ts';
import { ToastViewport } from '../shared/toast-viewport.tsx';

export const Route = createRootRouteWithContext<RouterContext>()({
  loader: ({ context: { api, queryClient, trpc } }) => {
    // Every page wants to know these; asked for here they leave in one request, ahead of the page's own code.
    if (import.meta.env.SSR) return;
    void queryClient.prefetchQuery(viewerQuery(api));
    void queryClient.prefetchQuery(trpc.site.settings.queryOptions());
  },
  component: RootLayout,
});

function RootLayout() {
  return (
    <>
      <DocumentTitle />
      <Outlet />
      <CookieBanner />
      <ToastViewport />
    </>
  );
}
