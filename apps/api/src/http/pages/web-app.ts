import { randomBytes } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import { isServerPath } from '@guildpath/contract';
import type { AnyTRPCRouter } from '@trpc/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { LRUCache } from 'lru-cache';
import { sendNotFound } from '../errors/errors.ts';
import { composeHelmetHeaders } from '../security/security.ts';

/** The export `webEntry` of the web app's build for the server. */
export interface WebEntry {
  readonly renderPage: (options: PageOptions) => Promise<Response>;
  readonly composeRobots: (siteUrl: string) => string;
  readonly composeSitemap: (siteUrl: string) => string;
}

export interface PageOptions {
  readonly request: Request;
  readonly siteUrl: string;
  /** Allows the page's inline scripts. */
  readonly nonce: string;
  /** Load the data of the page without a request. Absent in development: the data comes from `siteUrl`. */
  readonly calls?: {
    readonly router: AnyTRPCRouter;
    readonly createContext: () => Promise<object>;
  };
}

interface WebAppOptions {
  /** Holds the built web app: `client` with its files, `server` with its entry. */
  readonly webRoot: string;
  readonly publicUrl: () => string;
  readonly isSecure: boolean;
  readonly procedures: AnyTRPCRouter;
  readonly toContext: (request: FastifyRequest) => object;
  readonly now: () => Date;
  /** Returns the catalogue, which pages show. */
  readonly getCatalogue: () => object;
}

interface Page {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly html: string;
}

const cacheForAYear = 'public, max-age=31536000, immutable';
const revalidate = 'no-cache';
/** A page shows the day and what the API knows, and should not be old. */
const pageAgeMs = 60_000;
const maxCachedPages = 100;
/** Other sites embed this file as the preview of a shared link. */
const previewImage = 'preview.png';

/** Serves the files of the built web app, and renders every other path as a page. */
export const webApp = fastifyPlugin(
  async (
    app: FastifyInstance,
    { webRoot, publicUrl, isSecure, procedures, toContext, now, getCatalogue }: WebAppOptions,
  ) => {
    const clientRoot = path.join(webRoot, 'client');
    const entryUrl = pathToFileURL(path.join(webRoot, 'server/entry-server.js')).href;
    // Built apart from this, and typed there by the same interface.
    const { webEntry } = (await import(entryUrl)) as { readonly webEntry: WebEntry };

    await app.register(fastifyStatic, {
      root: clientRoot,
      wildcard: false,
      // Compressed copies have no URL of their own.
      globIgnore: ['.vite/**', '**/*.br', '**/*.gz'],
      preCompressed: true,
      redirect: false,
      cacheControl: false,
      setHeaders: (reply, file) => {
        // The names of files under assets contain a hash of their content.
        const isHashed = file.startsWith(path.join(clientRoot, 'assets') + path.sep);
        reply.header('cache-control', isHashed ? cacheForAYear : revalidate);
        if (path.basename(file) === previewImage) {
          reply.header('cross-origin-resource-policy', 'cross-origin');
        }
      },
    });
    const render = async (request: FastifyRequest, target: string): Promise<Page> => {
      const nonce = randomBytes(16).toString('base64');
      const response = await webEntry.renderPage({
        request: new Request(publicUrl() + target),
        siteUrl: publicUrl(),
        nonce,
        calls: { router: procedures, createContext: () => Promise.resolve(toContext(request)) },
      });
      const headers = {
        ...composeHelmetHeaders({ isSecure, nonce }),
        'cache-control': revalidate,
        ...Object.fromEntries(response.headers),
      };
      return { status: response.status, headers, html: await response.text() };
    };

    // A school class that opens the site at once costs one rendering.
    const pages = new LRUCache<string, Promise<Page>>({
      max: maxCachedPages,
      ttl: pageAgeMs,
      ttlResolution: 0,
      perf: { now: () => now().getTime() },
    });
    let shown = getCatalogue();
    const findOrRender = (request: FastifyRequest, target: string): Promise<Page> => {
      if (shown !== getCatalogue()) pages.clear();
      shown = getCatalogue();
      const cached = pages.get(target);
      if (cached) return cached;
      const page = render(request, target);
      pages.set(target, page);
      const drop = () => void pages.delete(target);
      page.then((rendered) => {
        if (!isForEveryone(rendered)) drop();
      }, drop);
      return page;
    };

    app.get('/robots.txt', (_request, reply) =>
      reply.type('text/plain; charset=utf-8').send(webEntry.composeRobots(publicUrl())),
    );
    app.get('/sitemap.xml', (_request, reply) =>
      reply.type('application/xml; charset=utf-8').send(webEntry.composeSitemap(publicUrl())),
    );

    app.get('/*', async (request, reply) => {
      // A client may send a whole URL, whose host does not count.
      const target = request.url.replace(/^https?:\/\/[^/?]*/i, '');
      const [pathname = '/'] = target.split('?', 1);
      if (!pathname.startsWith('/') || isServerPath(pathname)) return sendNotFound(reply);
      if (path.extname(pathname)) {
        return reply.status(404).type('text/plain').send('Not found');
      }
      const page = await findOrRender(request, target);
      return reply.status(page.status).headers(page.headers).send(page.html);
    });
  },
);

function isForEveryone({ status, headers }: Page): boolean {
  return status === 200 && headers['cache-control'] === revalidate;
}
