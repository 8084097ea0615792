import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createAppRouter } from '../router.tsx';
import { crawlerFiles } from './crawler-files.ts';
import { toHeadTags } from './head-tags.ts';
import { type PublicPage, publicPages, siteDescription } from './public-pages.ts';

/** What the build cannot get from the client's code: it writes files of this. */
export interface PrerenderedSite {
  /** The public pages as they look before anything is known of the visitor. */
  readonly pages: readonly PrerenderedPage[];
  /** What the head of the shell says, which stands for every page that depends on the visitor, or is not there. */
  readonly shellHeadTags: readonly string[];
  /** By their name at the site's root. */
  readonly crawlerFiles: Readonly<Record<string, string>>;
}

export interface PrerenderedPage {
  readonly path: string;
  readonly html: string;
  /** Its title and whatever else its head says to machines. */
  readonly headTags: readonly string[];
  /** The routes it is made of, outermost first. */
  readonly routeIds: readonly string[];
}

export async function renderSite(): Promise<PrerenderedSite> {
  return {
    pages: await Promise.all(publicPages.map(renderPage)),
    shellHeadTags: toHeadTags({ title: 'Guildpath', description: siteDescription }),
    crawlerFiles,
  };
}

async function renderPage({ path, description }: PublicPage): Promise<PrerenderedPage> {
  const router = createAppRouter({
    history: createMemoryHistory({ initialEntries: [path] }),
    isPrerendered: true,
  });
  await router.load();
  const { matches } = router.state;
  const title = matches.flatMap(({ meta }) => meta ?? []).findLast((tag) => tag?.title)?.title;
  if (!title) throw new Error(`The page ${path} has no title.`);
  return {
    path,
    html: renderToString(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    ),
    headTags: toHeadTags({ title, description, path }),
    routeIds: matches.map(({ routeId }) => routeId),
  };
}
