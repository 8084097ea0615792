import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { appRouter } from '../trpc/app-router.ts';
import type { Metrics } from './metrics.ts';

interface MeasureOptions {
  readonly metrics: Pick<Metrics, 'requests'>;
  readonly env: { readonly METRICS_TOKEN?: string | undefined };
}

/** Measures every answer, where someone can read the measurements. To be registered before what answers. */
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

/** Of calls, probes and patterns; the other routes are the site's files, each by its name. */
const hasOwnLabel = /^\/(?:api|trpc|\.well-known)\/|^\/(?:healthz|readyz|metrics)$|:/;

const procedures = new Set(Object.keys(appRouter._def.procedures));

/** Never what the client wrote: the pattern of the route, or a procedure that exists. */
function toRoute({ routeOptions, params }: FastifyRequest, status: number): string {
  const { url } = routeOptions;
  // Pages have one route, which also answers for files that do not exist.
  if (url === undefined || url === '/*') return status < 400 ? 'site' : 'none';
  if (!hasOwnLabel.test(url)) return 'site';
  if (!url.startsWith('/trpc/')) return url;
  // A procedure with a route of its own has its name there.
  const { path = url.slice('/trpc/'.length) } = params as { readonly path?: string };
  if (procedures.has(path)) return `trpc ${path}`;
  return path.includes(',') ? 'trpc batch' : 'trpc';
}
