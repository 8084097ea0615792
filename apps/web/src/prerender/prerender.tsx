import type { AnyRouter } from '@tanstack/react-router';
import {
  createRequestHandler,
  RouterServer,
  renderRouterToString,
} from '@tanstack/react-router/ssr/server';
import { StrictMode } from 'react';
import { createAppRouter } from '../router.tsx';
import { siteName } from '../shared/layout/page-title.ts';
import { crawlerFiles } from './crawler-files.ts';
import { toHeadTags } from './head-tags.ts';
import { type PublicPage, publicPages, siteDescription } from './public-pages.ts';

/** What the build writes to files beside the client's code. */
export interface PrerenderedSite {
  /** The public pages as rendered before anything is known about the visitor. */
  readonly pages: readonly PrerenderedPage[];
  /** The head tags of the shell, which serves every page that depends on the visitor, and unknown addresses. */
  readonly shellHeadTags: readonly string[];
  /** By their name at the site's root. */
  readonly crawlerFiles: Readonly<Record<string, string>>;
}

export interface PrerenderedPage {
  readonly path: string;
  /** The rendered document, with the router's hydration data. */
  readonly html: string;
  /** Its head tags for search engines and link previews. */
  readonly headTags: readonly string[];
  /** The ids of its matched routes, outermost first. */
  readonly routeIds: readonly string[];
}

export async function renderSite(): Promise<PrerenderedSite> {
  return {
    pages: await Promise.all(publicPages.map(renderPage)),
    shellHeadTags: toHeadTags({ title: siteName, description: siteDescription }),
    crawlerFiles,
  };
}

async function renderPage({ path, description }: PublicPage): Promise<PrerenderedPage> {
  let matches: AnyRouter['state']['matches'] = [];
  const handle = createRequestHandler({
    request: new Request(new URL(path, 'http://localhost')),
    createRouter: () => createAppRouter(),
  });
  const response = await handle(({ router, responseHeaders }) => {
    matches = router.state.matches;
    const children = (
      <StrictMode>
        <RouterServer router={router} />
      </StrictMode>
    );
    return renderRouterToString({ router, responseHeaders, children });
  });
  const html = await response.text();
  if (!response.ok) throw new Error(`The page ${path} could not be rendered: ${html}`);
  const title = matches.flatMap(({ meta }) => meta ?? []).findLast((tag) => tag?.title)?.title;
  if (!title) throw new Error(`The page ${path} has no title.`);
  return {
    path,
    html,
    headTags: toHeadTags({ title, description, path }),
    routeIds: matches.map(({ routeId }) => routeId),
  };
}
