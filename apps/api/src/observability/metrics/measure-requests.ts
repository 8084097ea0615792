import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { appRouter } from '../../trpc/app-router.ts';
import type { Metrics } from './metrics.ts';

interface MeasureOptions {
  readonly metrics: Pick<Metrics, 'requests'>;
  readonly env: { readonly METRICS_TOKEN?: string | undefined };
}

/** Measures every response, unless there is no metrics page. Register it before the routes. */
export const measureRequests = fastifyPlugin(
  async (app: FastifyInstance, { metrics, env }: MeasureOptions) => {
    if (env.METRICS_TOKEN === undefined) return;
    app.addHook('onResponse', async (request, reply) => {
      const labels = {
        route: toRoute(request, reply.statusCode),
        method: methods.has(request.method) ? request.method : 'other',
        status: `${Math.floor(reply.statusCode / 100)}xx`,
      };
      metrics.requests.observe(labels, reply.elapsedTime / 1_000);
    });
  },
);

const methods = new Set(['GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS']);

/** Matches calls, probes and patterns. All other routes are files of the site. */
const hasOwnLabel = /^\/(?:api|trpc|\.well-known)\/|^\/(?:healthz|readyz|metrics)$|:/;

const procedures = new Set(Object.keys(appRouter._def.procedures));

// Labels never contain a path that the client made up.
function toRoute({ routeOptions, params }: FastifyRequest, status: number): string {
  const { url } = routeOptions;
  // The not-found handler serves the pages.
  if (url === undefined) return status < 400 ? 'site' : 'none';
  if (!hasOwnLabel.test(url)) return 'site';
  if (!url.startsWith('/trpc/')) return url;
  // Some procedures have a route of their own, without a parameter.
  const { path = url.slice('/trpc/'.length) } = params as { readonly path?: string };
  if (procedures.has(path)) return `trpc ${path}`;
  return path.includes(',') ? 'trpc batch' : 'trpc';
}
