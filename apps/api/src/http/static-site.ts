import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { sendNotFound } from './errors.ts';

interface StaticSiteOptions {
  /** The folder with the built web app. */
  readonly webRoot: string;
}

const aYear = 'public, max-age=31536000, immutable';
const always = 'no-cache';

/** Serves the built web app: files as they are, finished pages by their path, and the app's shell for all others. */
export const staticSite = fastifyPlugin(
  async (app: FastifyInstance, { webRoot }: StaticSiteOptions) => {
    await app.register(fastifyStatic, {
      root: webRoot,
      wildcard: false,
      preCompressed: true,
      redirect: false,
      cacheControl: false,
      setHeaders: (reply, file) => {
        // Files under assets carry a hash of their content in their name.
        const isHashed = file.startsWith(path.join(webRoot, 'assets') + path.sep);
        reply.header('cache-control', isHashed ? aYear : always);
      },
    });

    app.setNotFoundHandler((request, reply) => {
      const [pathname = '/'] = request.url.split('?');
      if (
        /^\/(api|trpc)(\/|$)/.test(pathname) ||
        (request.method !== 'GET' && request.method !== 'HEAD')
      ) {
        return sendNotFound(reply);
      }
      if (path.extname(pathname)) {
        return reply.status(404).type('text/plain').send('Not found');
      }
      return sendPage(reply, webRoot, pathname);
    });
  },
);

function sendPage(reply: FastifyReply, webRoot: string, pathname: string): FastifyReply {
  const page = path.join(pathname, 'index.html').replace(/^[/\\]+/, '');
  const isInside = !path.relative(webRoot, path.join(webRoot, page)).startsWith('..');
  if (isInside && existsSync(path.join(webRoot, page))) return reply.sendFile(page);
  return reply.sendFile(existsSync(path.join(webRoot, 'shell.html')) ? 'shell.html' : 'index.html');
}
