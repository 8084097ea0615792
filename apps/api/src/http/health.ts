import { setTimeout as wait } from 'node:timers/promises';
import { checkDatabase, type Db } from '@guildpath/db';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

/** A database that takes longer is of no use to visitors either, and a probe must have its answer within two seconds. */
const databaseTimeoutMs = 1_000;

/** `/healthz`: the process is up. `/readyz`: the database answers too. */
export const health = fastifyPlugin(async (app: FastifyInstance, { db }: { db: Db }) => {
  app.get('/healthz', { config: { rateLimit: false } }, () => ({ status: 'ok' }));

  app.get('/readyz', { config: { rateLimit: false } }, async (request, reply) => {
    try {
      await requireDatabase(db);
      return { status: 'ready' };
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer');
      return reply
        .status(503)
        .send({ message: 'The database does not answer.', code: 'SERVICE_UNAVAILABLE' });
    }
  });
});

async function requireDatabase(db: Db): Promise<void> {
  const answered = new AbortController();
  const timeout = wait(databaseTimeoutMs, undefined, { signal: answered.signal }).then(() => {
    throw new Error(`The database did not answer within ${databaseTimeoutMs} ms.`);
  });
  try {
    await Promise.race([checkDatabase(db), timeout]);
  } finally {
    timeout.catch(() => undefined);
    answered.abort();
  }
}
