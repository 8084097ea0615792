import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { AppError } from '../app-error.ts';

/** Bodies are JSON and nothing else; a call that takes no body may come with an empty one. */
export const jsonBody = fastifyPlugin(async (app: FastifyInstance) => {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) {
      done(null, undefined);
      return;
    }
    void parseJson(request, body.toString(), (error, value) => {
      if (error) done(new AppError('BAD_REQUEST', 'body: This is not valid JSON.'));
      else done(null, value);
    });
  });
});
