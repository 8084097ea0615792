import type { PageOptions, WebEntry } from '@guildpath/api/web-app';
import { createMemoryHistory } from '@tanstack/react-router';
import {
  createRequestHandler,
  RouterServer,
  renderRouterToStream,
} from '@tanstack/react-router/ssr/server';
import { httpBatchLink, unstable_localLink as localLink } from '@trpc/client';
import { StrictMode } from 'react';
import { createAppRouter } from './router.tsx';
import { composeRobots, composeSitemap } from './server/crawler-files.ts';
import { findPageParts } from './server/page-files.ts';
import type { ApiLink } from './shared/api/trpc.ts';
import { ServedParts } from './shared/layout/root-document.tsx';
import { parseSearch, stringifySearch } from './shared/layout/search-params.ts';

/** Renders pages for the API, which imports it from the build. */
export const webEntry: WebEntry = { renderPage, toPageAddress, composeRobots, composeSitemap };

/** Finds routes. */
const { getMatchedRoutes } = createAppRouter({ siteUrl: '', history: createMemoryHistory() });

interface MatchedRoute {
  readonly to: string;
  readonly options: {
    readonly ssr?: boolean;
    readonly validateSearch?: (search: object) => { token?: string; redirect?: string };
  };
}

function toPageAddress(pathname: string, query: string): string {
  const [, { '**': rest }, route] = getMatchedRoutes(pathname);
  if (!route || rest) return '/404';
  // Untyped, because any route may be meant; ours all validate with functions.
  const { to, options } = route as MatchedRoute;
  // Nothing of the address is in a page that the browser renders.
  const written = options.ssr === false ? to.replaceAll(/\$\w+/g, '-') : pathname;
  // A page reads what its route validates.
  const search = { ...options.validateSearch?.(parseSearch(query)) };
  if (!search.token) return written + stringifySearch(search);
  // All emailed links to results open the same page. The id is no mark, because a redirect ends in none.
  const redirect = search.redirect?.replace(/(?<=^\/results\/)[^#]+/, '0');
  return written + stringifySearch({ token: '0', redirect });
}

/** Renders a page for anyone: a screen that depends on the visitor is rendered as it looks while it loads. */
async function renderPage({ request, calls, ...options }: PageOptions): Promise<Response> {
  // The router is the API's own.
  const link = calls
    ? (localLink(calls) as ApiLink)
    : httpBatchLink({ url: `${options.siteUrl}/trpc` });
  const router = createAppRouter({ ...options, link });
  const handle = createRequestHandler({
    request,
    createRouter: () => router,
  });
  try {
    return await handle(({ responseHeaders }) =>
      renderRouterToStream({
        request,
        router,
        responseHeaders,
        children: (
          <StrictMode>
            <ServedParts value={findPageParts(router.state.matches.map(({ routeId }) => routeId))}>
              <RouterServer router={router} />
            </ServedParts>
          </StrictMode>
        ),
      }),
    );
  } finally {
    // The timers of the cache would keep its data for minutes.
    router.options.context.queryClient.clear();
  }
}
