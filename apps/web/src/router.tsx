import { GuildThemeProvider } from '@guildpath/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { routeTree } from './routeTree.gen.ts';
import { createQueryClient } from './shared/api/query-client.ts';
import { createApiClient, createApiUtils, trpc } from './shared/api/trpc.ts';
import { setViewer } from './shared/auth/auth.ts';
import { createUnauthorizedHandler } from './shared/auth/unauthorized.ts';
import { BrokenScreen } from './shared/layout/broken-screen.tsx';
import { focusScreen } from './shared/layout/focus-screen.ts';
import { parseSearch, stringifySearch } from './shared/layout/search-params.ts';

interface AppRouterOptions {
  /** Default: the browser's history. */
  readonly history?: RouterHistory;
  /** True when hydrating a prerendered page, which the browser has already scrolled. Default: false. */
  readonly isHydrating?: boolean;
}

/** Creates the app with a client and a cache of its own: one per visit, test and prerendered page. */
export function createAppRouter({ history, isHydrating = false }: AppRouterOptions = {}) {
  const client = createApiClient();
  const onUnauthorized = createUnauthorizedHandler(goToLogin);
  const queryClient = createQueryClient(onUnauthorized);

  // The router must not scroll a page that is being hydrated, nor a scene, which starts at its top.
  let keepsScroll = isHydrating;

  const router = createRouter({
    routeTree,
    ...(history ? { history } : {}),
    context: {
      client,
      queryClient,
      utils: createApiUtils(client, queryClient),
      onUnauthorized,
    },
    defaultPreload: 'intent',
    // The query cache decides what is stale.
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: BrokenScreen,
    scrollRestoration: !import.meta.env.SSR && (() => !keepsScroll),
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
    // With a viewer in the cache, the login would redirect back at once.
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
