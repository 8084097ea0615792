import type { ErrorBody } from '@guildpath/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { findRetryAfterSeconds, statusOf, toErrorBody } from './error-body.ts';

/** Every error leaves as `{message, code}`; an unexpected one is logged with its cause and the request id. */
export const errors = fastifyPlugin(async (app: FastifyInstance) => {
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply));
});

export function sendError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const answer = toErrorBody(error);
  const status = statusOf(answer);
  if (status >= 500) request.log.error({ err: toCause(error) }, 'request failed');
  const retryAfterSeconds = findRetryAfterSeconds(error);
  if (retryAfterSeconds) reply.header('retry-after', retryAfterSeconds);
  return reply.status(status).send(answer);
}

/** tRPC wraps what a procedure throws; the log gets the original error. */
function toCause(error: unknown): unknown {
  return error instanceof Error && error.cause instanceof Error ? error.cause : error;
}

/** For an unknown address. */
export function sendNotFound(reply: FastifyReply): FastifyReply {
  return reply
    .status(404)
    .send({ message: 'There is nothing at this address.', code: 'NOT_FOUND' } satisfies ErrorBody);
}
