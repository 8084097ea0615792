import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { isServerPath } from '@guildpath/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { sendNotFound } from './errors.ts';
import { type TemplatedFiles, templatedGlobs } from './templated-files.ts';

interface StaticSiteOptions {
  /** The folder with the built web app. */
  readonly webRoot: string;
  readonly templated: TemplatedFiles;
}

const aYear = 'public, max-age=31536000, immutable';
const always = 'no-cache';
/** The one file that other sites embed: as the preview of a shared link. */
const previewImage = 'preview.png';
const crawlerFiles = ['robots.txt', 'sitemap.xml'];
/** With one of these the login page differs from the prerendered one: the button of an emailed link, the form for one, or an alert. */
const renderedLive = { path: '/login', parameters: ['token', 'by', 'error'] };

/** Serves the built web app: files as they are, prerendered pages by their path, and the app's shell for all others. */
export const staticSite = fastifyPlugin(
  async (app: FastifyInstance, { webRoot, templated }: StaticSiteOptions) => {
    await app.register(fastifyStatic, {
      root: webRoot,
      wildcard: false,
      // Compressed copies are sent in place of a file, never by their own name.
      globIgnore: [...templatedGlobs, '**/*.br', '**/*.gz'],
      preCompressed: true,
      redirect: false,
      cacheControl: false,
      setHeaders: (reply, file) => {
        // Files under assets carry a hash of their content in their name.
        const isHashed = file.startsWith(path.join(webRoot, 'assets') + path.sep);
        reply.header('cache-control', isHashed ? aYear : always);
        if (path.basename(file) === previewImage) {
          reply.header('cross-origin-resource-policy', 'cross-origin');
        }
      },
    });
    for (const name of crawlerFiles) {
      app.get(`/${name}`, (request, reply) => templated.send(request, reply, name));
    }

    app.setNotFoundHandler((request, reply) => {
      const pathname = toPathname(request);
      if (isServerPath(pathname) || (request.method !== 'GET' && request.method !== 'HEAD')) {
        return sendNotFound(reply);
      }
      if (path.extname(pathname)) {
        return reply.status(404).type('text/plain').send('Not found');
      }
      const page = toPageFile(pathname);
      const isLive = isRenderedLive(pathname, request.query);
      // The address may carry the token of an emailed link.
      if (isLive) reply.header('referrer-policy', 'no-referrer');
      const isPrerendered = templated.has(page) && !isLive;
      // An unknown address is 200 too (docs/decisions/0005).
      return templated.send(request, reply, isPrerendered ? page : findShell(pathname, templated));
    });
  },
);

function toPathname({ url }: FastifyRequest): string {
  return url.split('?', 1)[0] || '/';
}

function isRenderedLive(pathname: string, query: unknown): boolean {
  const isPage = pathname.replace(/\/$/, '') === renderedLive.path;
  // Fastify makes an object of every query.
  return isPage && renderedLive.parameters.some((name) => Object.hasOwn(query as object, name));
}

/** `/results/…` has a shell of its own, as it looks while it loads. */
function findShell(pathname: string, { has }: TemplatedFiles): string {
  const own = `shells${pathname.replace(/\/$/, '')}`;
  return [`${own}.html`, `${path.posix.dirname(own)}.html`].find(has) ?? 'shell.html';
}

/** `/about` and `/about/` are the same page. */
function toPageFile(pathname: string): string {
  return `${pathname.replace(/^\/|\/$/g, '')}/index.html`.replace(/^\//, '');
}
