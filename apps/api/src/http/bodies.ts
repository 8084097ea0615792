import { constants } from 'node:zlib';
import compress from '@fastify/compress';
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

/** Below this an answer fits into one packet anyway. */
const thresholdBytes = 1_400;

/** Answers are compressed on the way out; requests are never unpacked, so that no body can grow past its limit. */
export const compression = fastifyPlugin(async (app: FastifyInstance) => {
  await app.register(compress, {
    threshold: thresholdBytes,
    encodings: ['br', 'gzip'],
    // The default quality is meant for files that are compressed once.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    globalDecompression: false,
  });
});
