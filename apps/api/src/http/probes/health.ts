import { setTimeout as wait } from 'node:timers/promises';
import type { ErrorBody } from '@guildpath/contract';
import { isDiskFull, isReadOnly } from '@guildpath/db';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { logFailure } from '../errors/errors.ts';

/** Probes must be answered within two seconds. */
const databaseTimeoutMs = 1_000;

interface HealthOptions {
  readonly checkDatabase: () => Promise<void>;
  /** Default: never. */
  readonly isStopping?: () => boolean;
}

/** `/healthz` reports that the process is up; `/readyz`, that the database responds and has disk space. */
export const health = fastifyPlugin(async (app: FastifyInstance, options: HealthOptions) => {
  app.get('/healthz', { config: { rateLimit: false } }, () => ({ status: 'ok' }));

  let isReady = true;
  app.get('/readyz', { config: { rateLimit: false } }, async (request, reply) => {
    if (options.isStopping?.()) {
      const message = 'The server is stopping.';
      return reply.status(503).send({ message, code: 'SERVICE_UNAVAILABLE' } satisfies ErrorBody);
    }
    try {
      await requireDatabase(options.checkDatabase);
    } catch (error) {
      const message = describe(error);
      // Probes come every few seconds, so only changes are logged.
      if (isReady) logFailure(request.log, error, `not ready: ${message}`);
      isReady = false;
      return reply.status(503).send({ message, code: 'SERVICE_UNAVAILABLE' } satisfies ErrorBody);
    }
    if (!isReady) request.log.info('ready again');
    isReady = true;
    return { status: 'ready' };
  });
});

function describe(error: unknown): string {
  if (isDiskFull(error)) return 'The database has no space left to write.';
  return isReadOnly(error) ? 'The database is read-only.' : 'The database does not answer.';
}

async function requireDatabase(checkDatabase: HealthOptions['checkDatabase']): Promise<void> {
  const answered = new AbortController();
  const timeout = wait(databaseTimeoutMs, undefined, { signal: answered.signal }).then(() => {
    throw new Error(`The database did not answer within ${databaseTimeoutMs} ms.`);
  });
  try {
    await Promise.race([checkDatabase(), timeout]);
  } finally {
    timeout.catch(() => undefined);
    answered.abort();
  }
}
