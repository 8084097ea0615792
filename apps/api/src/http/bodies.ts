import compress from '@fastify/compress';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { AppError } from '../shared/app-error.ts';

type ParseJson = (
  request: FastifyRequest,
  text: string,
  done: (error: Error | null, value?: unknown) => void,
) => void;

/** Rejects invalid JSON, and keys that could pollute a prototype. */
export function createJsonParser(app: FastifyInstance): ParseJson {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  return (request, text, done) =>
    void parseJson(request, text, (error, value) => {
      if (error) done(new AppError('BAD_REQUEST', 'body: This isn’t valid JSON.'));
      else done(null, value);
    });
}

/** Accepts only JSON bodies; an empty one counts as no body. */
export const jsonBody = fastifyPlugin(async (app: FastifyInstance) => {
  const parseJson = createJsonParser(app);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else parseJson(request, body.toString(), done);
  });
});

/** Compresses responses; requests are never decompressed, so no body can exceed its limit that way. */
export const compression = fastifyPlugin(async (app: FastifyInstance) => {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    // A smaller response fits into one packet.
    threshold: 1_400,
    // Larger responses are compressed by a stream, which takes three times the CPU time.
    syncThreshold: 128 * 1024,
    globalDecompression: false,
  });
});
