import { createHash, timingSafeEqual } from 'node:crypto';
import { dayMs, type ErrorBody, unauthorizedMessage } from '@guildpath/contract';
import { countAbandonedJobs, type Db, listBacklogs } from '@guildpath/db';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Clock } from '../../config/clock.ts';
import type { Env } from '../../config/env.ts';
import type { Metrics } from '../../observability/metrics/metrics.ts';
import { sendNotFound } from '../errors/errors.ts';

interface MetricsPageOptions {
  readonly env: Pick<Env, 'METRICS_TOKEN'>;
  readonly metrics: Pick<Metrics, 'registry' | 'outbox'>;
  readonly db: Db;
  readonly now: Clock;
}

/** Serves `GET /metrics` for Prometheus with the token; without one in the settings the page is 404. */
export const metricsPage = fastifyPlugin(
  async (
    app: FastifyInstance,
    { env, metrics: { registry, outbox }, db, now }: MetricsPageOptions,
  ) => {
    const { METRICS_TOKEN: token } = env;
    app.get('/metrics', async (request, reply) => {
      if (token === undefined) return sendNotFound(reply);
      if (!isSame(request.headers.authorization ?? '', `Bearer ${token}`)) {
        return reply
          .status(401)
          .header('www-authenticate', 'Bearer')
          .send({ message: unauthorizedMessage, code: 'UNAUTHORIZED' } satisfies ErrorBody);
      }
      await updateOutboxGauges(outbox, { db, now }).catch((error: unknown) => {
        request.log.warn({ err: error }, 'the outbox could not be read: its metrics are missing');
      });
      return reply
        .header('cache-control', 'no-store')
        .type(registry.contentType)
        .send(await registry.metrics());
    });
  },
);

async function updateOutboxGauges(
  { waiting, held, failing, oldestSeconds, abandoned }: Metrics['outbox'],
  { db, now: readNow }: { readonly db: Db; readonly now: Clock },
): Promise<void> {
  // Without an answer of the database, figures are missing rather than stale.
  for (const gauge of [waiting, held, failing, oldestSeconds, abandoned]) gauge.reset();
  const now = readNow();
  for (const backlog of await listBacklogs(db, { now })) {
    const { kind, waitingSince = now } = backlog;
    waiting.set({ kind }, backlog.waiting);
    held.set({ kind }, backlog.held);
    failing.set({ kind }, backlog.failing);
    oldestSeconds.set({ kind }, Math.max(0, (now.getTime() - waitingSince.getTime()) / 1_000));
  }
  const since = new Date(now.getTime() - dayMs);
  for (const { kind, count } of await countAbandonedJobs(db, { since })) {
    abandoned.set({ kind }, count);
  }
}

function isSame(one: string, other: string): boolean {
  // Hashed, because the comparison takes constant time only for equal lengths.
  const [a, b] = [one, other].map((text) => createHash('sha256').update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}
