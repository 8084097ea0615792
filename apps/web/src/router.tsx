import type { Shield } from '@guildpath/contract';
import { GuildThemeProvider } from '@guildpath/ui';
import {
  type DehydratedState,
  dehydrate,
  hydrate,
  QueryClientProvider,
} from '@tanstack/react-query';
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { routeTree } from './routeTree.gen.ts';
import { createQueryClient } from './shared/api/query-client.ts';
import { type ApiLink, createApiClient, createApiUtils, trpc } from './shared/api/trpc.ts';
import { placeQueryKey, setViewer } from './shared/auth/auth.ts';
import { createUnauthorizedHandler } from './shared/auth/unauthorized.ts';
import { lacksStyles } from './shared/code-loading/missing-styles.ts';
import { reloadForCode } from './shared/code-loading/reload-for-code.ts';
import { focusScreen } from './shared/layout/focus-screen.ts';
import { parseSearch, stringifySearch } from './shared/layout/search-params.ts';
import { BrokenScreen } from './shared/status-screens/broken-screen.tsx';
import { LoadingScreen } from './shared/status-screens/loading-screen.tsx';
import { dismissToast } from './shared/toasts/show-toast.ts';

interface AppRouterOptions {
  /** Default: the browser's history. */
  readonly history?: RouterHistory;
  /** Default: the origin of the window. */
  readonly siteUrl?: string;
  /** Allows inline scripts under the content security policy. The browser needs none. */
  readonly nonce?: string;
  /** Default: batches calls over HTTP. */
  readonly link?: ApiLink;
  /** Known to the server alone. */
  readonly shields?: readonly Shield[];
}

/** Creates the app with a client and a cache of its own: one per visit, test and rendered page. */
export function createAppRouter({
  history,
  siteUrl = window.location.origin,
  nonce,
  link,
  shields,
}: AppRouterOptions = {}) {
  const client = createApiClient(link);
  const queryClient = createQueryClient(createUnauthorizedHandler(goToLogin));

  // The router must not scroll a page that is being hydrated, nor a scene, which starts at its top.
  let keepsScroll = true;

  const router = createRouter({
    routeTree,
    ...(history ? { history } : {}),
    ...(nonce ? { ssr: { nonce } } : {}),
    context: {
      siteUrl,
      shields,
      client,
      queryClient,
      utils: createApiUtils(client, queryClient),
    },
    // Escapes what services in front take for email addresses, which they rewrite.
    dehydrate: () => ({
      queries: JSON.stringify(dehydrate(queryClient)).replaceAll('@', '\\u0040'),
    }),
    hydrate: ({ queries }) => hydrate(queryClient, JSON.parse(queries) as DehydratedState),
    defaultPreload: 'intent',
    // The query cache decides what is stale.
    defaultPreloadStaleTime: 0,
    defaultPendingComponent: LoadingScreen,
    defaultPendingMs: 150,
    defaultPendingMinMs: 0,
    defaultErrorComponent: BrokenScreen,
    defaultOnCatch: () => {
      // The router itself reloads the page for a missing script.
      if (lacksStyles()) void reloadForCode();
    },
    // Not on the server, whose script would scroll back a page that is still arriving.
    scrollRestoration: typeof window !== 'undefined' && (() => !keepsScroll),
    parseSearch,
    stringifySearch,
    Wrap: ({ children }) => (
      <trpc.Provider client={client} queryClient={queryClient}>
        <QueryClientProvider client={queryClient}>
          <GuildThemeProvider>{children}</GuildThemeProvider>
        </QueryClientProvider>
      </trpc.Provider>
    ),
  });

  router.subscribe('onBeforeLoad', ({ fromLocation, toLocation, pathChanged }) => {
    if (!fromLocation) return;
    keepsScroll = !pathChanged && [fromLocation, toLocation].some(({ state }) => state.scene);
  });
  // Subscribed after the router's scroll restoration, so that it runs later.
  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    if (fromLocation && pathChanged && !toLocation.hash) focusScreen();
  });

  async function goToLogin() {
    const { href } = router.latestLocation;
    // A student has no login, and learns there what became of the place.
    if (queryClient.getQueryData(placeQueryKey)) {
      queryClient.setQueryData(placeQueryKey, null);
      dismissToast();
      return router.navigate({ to: '/join', replace: true });
    }
    // With a viewer in the cache, the login would redirect back immediately.
    await setViewer(queryClient, null);
    await router.navigate({ to: '/login', search: { redirect: href } });
  }

  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
