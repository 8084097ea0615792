import compress from '@fastify/compress';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { AppError } from './app-error.ts';

type ParseJson = (
  request: FastifyRequest,
  text: string,
  done: (error: Error | null, value?: unknown) => void,
) => void;

/** Refuses what is no JSON, and names that could reach a prototype. */
export function createJsonParser(app: FastifyInstance): ParseJson {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  return (request, text, done) =>
    void parseJson(request, text, (error, value) => {
      if (error) done(new AppError('BAD_REQUEST', 'body: This is not valid JSON.'));
      else done(null, value);
    });
}

/** Bodies are JSON and nothing else; a call that takes no body may come with an empty one. */
export const jsonBody = fastifyPlugin(async (app: FastifyInstance) => {
  const parseJson = createJsonParser(app);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else parseJson(request, body.toString(), done);
  });
});

/** Compresses responses. Requests are never decompressed, so that no body can grow past its limit. */
export const compression = fastifyPlugin(async (app: FastifyInstance) => {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    // A smaller response fits into one packet anyway.
    threshold: 1_400,
    // Larger responses are compressed by a stream, which takes three times the work.
    syncThreshold: 128 * 1024,
    globalDecompression: false,
  });
});
