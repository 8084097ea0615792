import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Metrics } from './metrics.ts';

interface MeasureOptions {
  /** Each is measured by itself. */
  readonly procedurePaths: readonly string[];
  readonly metrics: Pick<Metrics, 'requests'>;
  readonly env: { readonly METRICS_TOKEN?: string | undefined };
}

/** Measures every response, unless there is no metrics page. Register it before the routes. */
export const measureRequests = fastifyPlugin(
  async (app: FastifyInstance, { metrics, env, procedurePaths }: MeasureOptions) => {
    if (env.METRICS_TOKEN === undefined) return;
    const procedures = new Set(procedurePaths);
    app.addHook('onResponse', async (request, reply) => {
      const labels = {
        route: toRoute(request, reply.statusCode, procedures),
        method: methods.has(request.method) ? request.method : 'other',
        status: `${Math.floor(reply.statusCode / 100)}xx`,
      };
      metrics.requests.observe(labels, reply.elapsedTime / 1_000);
    });
  },
);

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Matches calls, probes and patterns. All other routes are files of the site. */
const hasOwnLabel = /^\/(?:api|trpc|\.well-known)\/|^\/(?:healthz|readyz|metrics)$|:/;

// Labels never contain a path that the client made up.
function toRoute(
  { routeOptions, params }: FastifyRequest,
  status: number,
  procedures: ReadonlySet<string>,
): string {
  const { url } = routeOptions;
  // Pages have one route, which also answers for files that do not exist.
  if (url === undefined || url === '/*') return status < 400 ? 'site' : 'none';
  if (!hasOwnLabel.test(url)) return 'site';
  if (!url.startsWith('/trpc/')) return url;
  // Some procedures have a route of their own, without a parameter.
  const { path = url.slice('/trpc/'.length) } = params as { readonly path?: string };
  if (procedures.has(path)) return `trpc ${path}`;
  return path.includes(',') ? 'trpc batch' : 'trpc';
}
