import { checkDatabase, type Db } from '@guildpath/db';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

/** `/healthz`: the process is up. `/readyz`: the database answers too. */
export const health = fastifyPlugin(async (app: FastifyInstance, { db }: { db: Db }) => {
  app.get('/healthz', { config: { rateLimit: false } }, () => ({ status: 'ok' }));

  app.get('/readyz', { config: { rateLimit: false } }, async (request, reply) => {
    try {
      await checkDatabase(db);
      return { status: 'ready' };
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer');
      return reply
        .status(503)
        .send({ message: 'The database does not answer.', code: 'SERVICE_UNAVAILABLE' });
    }
  });
});
