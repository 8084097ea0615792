import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { isServerPath } from '@guildpath/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { sendNotFound } from './errors.ts';
import { type TemplatedFiles, templatedGlobs } from './templated-files.ts';

interface StaticSiteOptions {
  /** Holds the built web app. */
  readonly webRoot: string;
  readonly templated: TemplatedFiles;
}

const cacheForAYear = 'public, max-age=31536000, immutable';
const revalidate = 'no-cache';
/** Other sites embed this file as the preview of a shared link. */
const previewImage = 'preview.png';
const crawlerFiles = ['robots.txt', 'sitemap.xml'];
/** The login page differs from its prerendered version when the URL has one of these parameters. */
const renderedInBrowser = { path: '/login', parameters: ['token', 'by', 'error'] };

/** Serves the files of the built web app, prerendered pages, and the app's shell for all other paths. */
export const staticSite = fastifyPlugin(
  async (app: FastifyInstance, { webRoot, templated }: StaticSiteOptions) => {
    await app.register(fastifyStatic, {
      root: webRoot,
      wildcard: false,
      // Compressed copies have no URL of their own.
      globIgnore: [...templatedGlobs, '**/*.br', '**/*.gz'],
      preCompressed: true,
      redirect: false,
      cacheControl: false,
      setHeaders: (reply, file) => {
        // The names of files under assets contain a hash of their content.
        const isHashed = file.startsWith(path.join(webRoot, 'assets') + path.sep);
        reply.header('cache-control', isHashed ? cacheForAYear : revalidate);
        if (path.basename(file) === previewImage) {
          reply.header('cross-origin-resource-policy', 'cross-origin');
        }
      },
    });
    for (const name of crawlerFiles) {
      app.get(`/${name}`, (request, reply) => templated.send(request, reply, name));
    }

    app.get('/*', (request, reply) => {
      const pathname = toPathname(request);
      if (isServerPath(pathname)) return sendNotFound(reply);
      if (path.extname(pathname)) {
        return reply.status(404).type('text/plain').send('Not found');
      }
      const page = toPageFile(pathname);
      const isLive = isRenderedInBrowser(pathname, request.query);
      // The URL may contain the token of an emailed link.
      if (isLive) reply.header('referrer-policy', 'no-referrer');
      const isPrerendered = templated.has(page) && !isLive;
      // An unknown path is 200 too (docs/decisions/0005).
      return templated.send(request, reply, isPrerendered ? page : findShell(pathname, templated));
    });
  },
);

function toPathname({ url }: FastifyRequest): string {
  return url.split('?', 1)[0] || '/';
}

function isRenderedInBrowser(pathname: string, query: unknown): boolean {
  const { path: page, parameters } = renderedInBrowser;
  if (pathname.replace(/\/$/, '') !== page) return false;
  // Fastify parses every query into an object.
  return parameters.some((name) => Object.hasOwn(query as object, name));
}

function findShell(pathname: string, { has }: TemplatedFiles): string {
  // Some paths, such as `/results/…`, have a shell that resembles the screen while it loads.
  const own = `shells${pathname.replace(/\/$/, '')}`;
  return [`${own}.html`, `${path.posix.dirname(own)}.html`].find(has) ?? 'shell.html';
}

function toPageFile(pathname: string): string {
  // `/about` and `/about/` are the same page.
  return `${pathname.replace(/^\/|\/$/g, '')}/index.html`.replace(/^\//, '');
}
