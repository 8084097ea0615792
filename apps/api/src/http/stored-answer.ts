import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const pack = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (content: Buffer) => promisify(gzip)(content),
};
type Encoding = keyof typeof pack;

export type SendStored = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/**
 * Returns a function that sends the text: compressed once for each encoding, from memory that all slow
 * readers share, and not at all to a client that has it.
 */
export function storeAnswer(text: string): SendStored {
  const content = Buffer.from(text);
  const etag = `W/"${createHash('sha256').update(content).digest('base64url')}"`;
  const packed: Partial<Record<Encoding, Promise<Buffer>>> = {};
  return async ({ headers }, reply) => {
    reply.headers({ etag, vary: 'accept-encoding' });
    const isKnown = reply.statusCode === 200 && headers['if-none-match']?.includes(etag);
    if (isKnown) return reply.status(304).send();
    const encoding = (['br', 'gzip'] as const).find((name) => accepts(headers, name));
    if (!encoding) return reply.send(content);
    packed[encoding] ??= pack[encoding](content);
    return reply.header('content-encoding', encoding).send(await packed[encoding]);
  };
}

function accepts({ 'accept-encoding': accepted }: FastifyRequest['headers'], name: Encoding) {
  return new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(\\.0*)?(\\D|$))`, 'i').test(String(accepted));
}
