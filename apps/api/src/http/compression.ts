import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

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
