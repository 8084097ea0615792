import { createHash, timingSafeEqual } from 'node:crypto';
import { type ErrorBody, unauthorizedMessage } from '@guildpath/contract';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Env } from '../config/env.ts';
import { sendNotFound } from '../http/errors.ts';
import type { Metrics } from './metrics.ts';

interface MetricsPageOptions {
  readonly env: Pick<Env, 'METRICS_TOKEN'>;
  readonly metrics: Pick<Metrics, 'registry'>;
}

/** `GET /metrics` for Prometheus, to those who know the token; without one there is no such page. */
export const metricsPage = fastifyPlugin(
  async (app: FastifyInstance, { env, metrics: { registry } }: MetricsPageOptions) => {
    const { METRICS_TOKEN: token } = env;
    app.get('/metrics', async (request, reply) => {
      if (token === undefined) return sendNotFound(reply);
      if (!isSame(request.headers.authorization ?? '', `Bearer ${token}`)) {
        return reply
          .status(401)
          .header('www-authenticate', 'Bearer')
          .send({ message: unauthorizedMessage, code: 'UNAUTHORIZED' } satisfies ErrorBody);
      }
      return reply
        .header('cache-control', 'no-store')
        .type(registry.contentType)
        .send(await registry.metrics());
    });
  },
);

/** Takes the same time wherever two texts differ, and whatever their lengths. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => createHash('sha256').update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}
