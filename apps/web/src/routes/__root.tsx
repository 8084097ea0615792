import '@guildpath/ui/styles.css';
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { useEffect } from 'react';
import { CookieBanner } from '../features/cookie-consent/cookie-banner.tsx';
import { viewerQuery } from '../shared/auth.ts';
import { DocumentTitle } from '../shared/document-title.tsx';
import type { RouterContext } from '../shared/router-context.ts';
import { siteSettingsQuery } from '../shared/site-settings.ts';
import { ToastViewport } from '../shared/toast-viewport.tsx';

export const Route = createRootRouteWithContext<RouterContext>()({
  loader: ({ context }) => {
    // Ahead of the page's own code; but what was finished without an answer must not meet one before it has taken over.
    if (!context.isPrerendered) prefetchWhatEveryPageAsks(context);
  },
  component: RootLayout,
});

function RootLayout() {
  const context = Route.useRouteContext();
  useEffect(() => prefetchWhatEveryPageAsks(context), [context]);
  return (
    <>
      <DocumentTitle />
      <Outlet />
      <CookieBanner />
      <ToastViewport />
    </>
  );
}

/** Asked for together, so that they are one request. */
function prefetchWhatEveryPageAsks({ api, queryClient }: RouterContext) {
  void queryClient.prefetchQuery(viewerQuery(api));
  void queryClient.prefetchQuery(siteSettingsQuery(api));
}
