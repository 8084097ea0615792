import type { Shield } from '@guildpath/contract';
import '@guildpath/ui/styles.css';
import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet, useMatches } from '@tanstack/react-router';
import { CookieBanner } from '../features/cookie-consent/cookie-banner.tsx';
import type { ApiClient, ApiUtils } from '../shared/api/trpc.ts';
import { siteHead, titleOf } from '../shared/layout/head.ts';
import { RootDocument } from '../shared/layout/root-document.tsx';
import { NotFoundScreen } from '../shared/status-screens/missing-screen.tsx';
import { ToastRegion } from '../shared/toasts/toast-region.tsx';

interface RouterContext {
  /** The origin of the site's canonical URLs. */
  readonly siteUrl: string;
  /** The guild titles, which the server alone has. */
  readonly shields: readonly Shield[] | undefined;
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
    await utils.site.settings.ensureData();
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
      {/* Screens with toasts do something; the others are for reading. */}
      <WithoutScripts isReadable={!hasToasts} />
      <Outlet />
      <CookieBanner />
      <ToastRegion isExpected={hasToasts} />
    </>
  );
}

// Hides all that only scripts bring to life. Inline styles, because every page would carry a stylesheet.
function WithoutScripts({ isReadable }: { readonly isReadable: boolean }) {
  return (
    <noscript>
      <style>{'form,button,[role=status]{display:none!important}'}</style>
      <p style={{ margin: 0, padding: '0.75rem 1rem', background: 'var(--gp-night-800)' }}>
        {isReadable
          ? 'You can read this page without JavaScript, but quests, signing in and results need it.'
          : 'This page needs JavaScript. Please allow it in your browser’s settings, then reload.'}
      </p>
    </noscript>
  );
}
