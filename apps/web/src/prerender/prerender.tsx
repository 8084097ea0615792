import { openTierSets, questionPlaceholder, type Tier, tierFacts } from '@guildpath/contract';
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
import { type Call, type Shell, shells } from './shells.ts';

/** What the build writes to files beside the client's code. */
export interface PrerenderedSite {
  /** The public pages as rendered before anything is known about the visitor. */
  readonly pages: readonly PrerenderedPage[];
  /** The screens that depend on the visitor, as they look while they load. */
  readonly shells: readonly PrerenderedShell[];
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
  /** The tiers that it shows as open. Absent on pages that show none. */
  readonly openTiers?: readonly Tier[];
}

export interface PrerenderedShell extends PrerenderedPage {
  /** The file that the server looks for, without its ending (`apps/api/src/http/static-site.ts`). */
  readonly name: string;
  /** What the app asks the API for at once. */
  readonly requests: readonly string[];
  readonly scene?: PrerenderedScene;
}

/** The first scene of a quest, with placeholders for its words, to be served in place of the shell. */
export interface PrerenderedScene {
  readonly tier: Tier;
  readonly path: string;
  readonly html: string;
  /** Keys of the browser's storage: with one of them the quest begins elsewhere. */
  readonly notWith: readonly string[];
}

export async function renderSite(): Promise<PrerenderedSite> {
  return {
    pages: (await Promise.all(publicPages.map(renderPublicPage))).flat(),
    shells: await Promise.all(shells.map(renderShell)),
    crawlerFiles,
  };
}

/** One page, or one for each set of tiers that can be open. */
function renderPublicPage({
  path,
  description,
  showsTiers,
}: PublicPage): Promise<PrerenderedPage[]> {
  const sets = showsTiers ? openTierSets : [undefined];
  return Promise.all(
    sets.map(async (openTiers) => {
      const { title, ...page } = await renderPath(path, { openTiers });
      const headTags = toHeadTags({ title, description, path });
      return { ...page, headTags, ...(openTiers && { openTiers }) };
    }),
  );
}

async function renderShell({
  name,
  path,
  routeIds,
  calls,
  scene,
}: Shell): Promise<PrerenderedShell> {
  const { title: _title, ...page } = await renderPath(path);
  return {
    ...page,
    name,
    requests: [toBatchAddress(calls)],
    routeIds: routeIds ?? page.routeIds,
    headTags: toHeadTags({ title: siteName, description: siteDescription }),
    ...(scene && { scene: { ...scene, ...(await renderPath(path, { sceneOf: scene.tier })) } }),
  };
}

/** As `httpBatchLink` writes it, so that the browser takes the answer for the app's own request. */
function toBatchAddress(calls: readonly Call[]): string {
  const inputs = calls.flatMap(([, input], index) => (input ? [[index, input]] : []));
  const query = encodeURIComponent(JSON.stringify(Object.fromEntries(inputs)));
  return `/trpc/${calls.map(([name]) => name).join(',')}?batch=1&input=${query}`;
}

interface KnownFacts {
  /** Its questions are there, as placeholders. */
  readonly sceneOf?: Tier;
  readonly openTiers?: readonly Tier[] | undefined;
}

async function renderPath(path: string, { sceneOf: tier, openTiers }: KnownFacts = {}) {
  let matches: AnyRouter['state']['matches'] = [];
  const router = createAppRouter();
  if (tier) {
    const questions = Array.from(
      { length: tierFacts[tier].questionCount },
      () => questionPlaceholder,
    );
    router.options.context.utils.assessment.questions.setData({ tier }, questions);
  }
  if (openTiers) {
    const settings = {
      availableTiers: [...openTiers],
      supportEmail: '',
      hasProviderLogin: false,
      // In the pages, placeholders stand for what is said of these.
      minimumAge: 0,
      retentionDays: 0,
    };
    router.options.context.utils.site.settings.setData(undefined, settings);
  }
  const handle = createRequestHandler({
    request: new Request(new URL(path, 'http://localhost')),
    createRouter: () => router,
  });
  const response = await handle(({ responseHeaders }) => {
    matches = router.state.matches;
    const children = (
      <StrictMode>
        <RouterServer router={router} />
      </StrictMode>
    );
    return renderRouterToString({ router, responseHeaders, children });
  });
  const html = await response.text();
  // What the screen began to fetch would be retried, and kept for minutes, with the build waiting for it.
  router.options.context.queryClient.clear();
  if (!response.ok) throw new Error(`The page ${path} could not be rendered: ${html}`);
  const title = matches.flatMap(({ meta }) => meta ?? []).findLast((tag) => tag?.title)?.title;
  if (!title) throw new Error(`The page ${path} has no title.`);
  return { path, html, title, routeIds: matches.map(({ routeId }) => routeId) };
}
