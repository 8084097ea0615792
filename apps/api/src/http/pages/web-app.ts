import path from 'node:path';
import { pathToFileURL } from 'node:url';
// For the type of a route's `compress`.
import type {} from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import { isServerPath, type Shield } from '@guildpath/contract';
import type { AnyTRPCRouter } from '@trpc/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { sendNotFound } from '../errors/errors.ts';
import { sendErrorPage } from './error-page.ts';
import { keepPages, type PageKeeperOptions, revalidate } from './keep-pages.ts';

/** The export `webEntry` of the web app's build for the server. */
export interface WebEntry {
  readonly renderPage: (options: PageOptions) => Promise<Response>;
  /**
   * Returns the address of the same page without what the page does not read, which for most is the query.
   * All unknown addresses have the same page.
   */
  readonly toPageAddress: (pathname: string, query: string) => string;
  readonly composeRobots: (siteUrl: string) => string;
  readonly composeSitemap: (siteUrl: string, shields: readonly Shield[]) => string;
}

export interface PageOptions {
  readonly request: Request;
  readonly siteUrl: string;
  /** Marks the page's own inline scripts, so that the content security policy can allow only them. */
  readonly nonce: string;
  /** The guild titles, which have a page each. */
  readonly shields: readonly Shield[];
  /** Load the data of the page without a request. Absent in development: the data comes from `siteUrl`. */
  readonly calls?: {
    readonly router: AnyTRPCRouter;
    readonly createContext: () => Promise<object>;
  };
}

interface WebAppOptions extends PageKeeperOptions {
  /** Contains the built web app: `client` with its files, `server` with its entry. */
  readonly webRoot: string;
  readonly publicUrl: () => string;
  readonly procedures: AnyTRPCRouter;
  readonly toContext: (request: FastifyRequest) => object;
  readonly shields: readonly Shield[];
}

const cacheForAYear = 'public, max-age=31536000, immutable';
/** Other sites embed this file as the preview of a shared link. */
const previewImage = 'preview.png';

/** Serves the files of the built web app, and renders every other path as a page. */
export const webApp = fastifyPlugin(
  async (
    app: FastifyInstance,
    { webRoot, publicUrl, procedures, toContext, shields, ...keeping }: WebAppOptions,
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
    const findOrRender = keepPages(
      (request, address, nonce) =>
        webEntry.renderPage({
          request: new Request(publicUrl() + address),
          siteUrl: publicUrl(),
          nonce,
          shields,
          calls: { router: procedures, createContext: () => Promise.resolve(toContext(request)) },
        }),
      keeping,
    );

    app.get('/robots.txt', (_request, reply) =>
      reply.type('text/plain; charset=utf-8').send(webEntry.composeRobots(publicUrl())),
    );
    app.get('/sitemap.xml', (_request, reply) =>
      reply
        .type('application/xml; charset=utf-8')
        .send(webEntry.composeSitemap(publicUrl(), shields)),
    );

    const errorHandler = (...failed: Parameters<typeof sendErrorPage>) => {
      void sendErrorPage(...failed);
    };
    app.get('/*', { errorHandler }, async (request, reply) => {
      // A client may send a whole URL, whose host does not count.
      const target = request.url.replace(/^https?:\/\/[^/?]*/i, '');
      const [pathname = '/', query = ''] = target.split(/(?=\?)/, 2);
      if (!pathname.startsWith('/') || isServerPath(pathname)) return sendNotFound(reply);
      const written = withoutPunctuation(pathname);
      if (written !== pathname) return reply.redirect(written + query);
      if (path.extname(pathname)) {
        return reply.status(404).type('text/plain').send('Not found');
      }
      const page = await findOrRender(request, webEntry.toPageAddress(pathname, query));
      return page.send(request, reply.status(page.status).headers(page.headers));
    });
  },
);

/**
 * Takes off what followed the address in the text that it was copied from, such as a bracket and a full stop.
 * No page's address ends like that.
 */
function withoutPunctuation(pathname: string): string {
  const decoded = decodeURIComponent(pathname);
  const written = decoded.replace(/[^\p{L}\p{M}\p{N}]+$/u, '');
  if (written === decoded || decoded === '/') return pathname;
  // One slash, because two would lead to another host.
  return `/${written.split('/').filter(Boolean).map(encodeURIComponent).join('/')}`;
}
