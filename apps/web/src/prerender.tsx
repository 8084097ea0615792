import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { prerenderedPaths } from './prerendered-paths.ts';
import { createAppRouter } from './router.tsx';

export interface PrerenderedPage {
  readonly path: string;
  readonly html: string;
  /** What the page's routes say of it: its title, its description and whatever else is told to machines. */
  readonly meta: readonly Record<string, string>[];
  readonly links: readonly Record<string, string>[];
  /** The routes it is made of, outermost first. */
  readonly routeIds: readonly string[];
}

/** The public pages as they look before anything is known of the visitor. */
export function renderPages(): Promise<PrerenderedPage[]> {
  return Promise.all(prerenderedPaths.map(renderPage));
}

async function renderPage(path: string): Promise<PrerenderedPage> {
  const router = createAppRouter({
    history: createMemoryHistory({ initialEntries: [path] }),
    isPrerendered: true,
  });
  await router.load();
  const { matches } = router.state;
  return {
    path,
    html: renderToString(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    ),
    meta: matches.flatMap(({ meta }) => meta ?? []).filter(isTag),
    links: matches.flatMap(({ links }) => links ?? []).filter(isTag),
    routeIds: matches.map(({ routeId }) => routeId),
  };
}

/** Routes may leave tags out by a condition; attributes of our tags are texts. */
function isTag(tag: unknown): tag is Record<string, string> {
  return typeof tag === 'object' && tag !== null;
}
