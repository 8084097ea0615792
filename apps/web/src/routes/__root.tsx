import '@guildpath/ui/styles.css';
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { CookieBanner } from '../features/cookie-consent/cookie-banner.tsx';
import { viewerQuery } from '../shared/auth.ts';
import { DocumentTitle } from '../shared/document-title.tsx';
import type { RouterContext } from '../shared/router-context.ts';
import { siteSettingsQuery } from '../shared/site-settings.ts';
import { ToastViewport } from '../shared/toast-viewport.tsx';

export const Route = createRootRouteWithContext<RouterContext>()({
  loader: ({ context }) => {
    // Ahead of the page's own code, and together, so that they are one request. A finished page asks by itself once it
    // has taken over: an answer that came before would not fit what was finished without one.
    if (context.isPrerendered) return;
    void context.queryClient.prefetchQuery(viewerQuery(context.api));
    void context.queryClient.prefetchQuery(siteSettingsQuery(context.api));
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
