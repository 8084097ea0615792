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
  /** Default: the browser's own. */
  readonly history?: RouterHistory;
  /** Whether the app hydrates a prerendered page, which the browser has already scrolled. Default: false. */
  readonly isHydrating?: boolean;
}

/** The whole app, with a client and a cache of its own: one per visit, one per test, one per prerendered page. */
export function createAppRouter({ history, isHydrating = false }: AppRouterOptions = {}) {
  const client = createApiClient();
  const onUnauthorized = createUnauthorizedHandler(goToLogin);
  const queryClient = createQueryClient(onUnauthorized);

  /** What the router must not scroll: what a prerendered page began with, and a scene, which begins at its top. */
  let isPlaced = isHydrating;

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
    // Data comes from the query cache, which decides itself what is stale.
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: BrokenScreen,
    // While prerendering there is nothing to scroll.
    scrollRestoration: !import.meta.env.SSR && (() => !isPlaced),
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
    isPlaced = !pathChanged && [fromLocation, toLocation].some(({ state }) => state.scene);
  });
  // The router knows of no earlier location when a link is pressed before its first load has ended.
  let shownPath = import.meta.env.SSR ? '' : (history ?? window).location.pathname;
  // Subscribed after the router's own scroll restoration, so that it runs after it.
  router.subscribe('onRendered', ({ toLocation: { pathname, hash } }) => {
    if (pathname !== shownPath && !hash) focusScreen();
    shownPath = pathname;
  });

  async function goToLogin() {
    const { href } = router.latestLocation;
    // With a signed-in viewer in the cache, the login would redirect straight back.
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
