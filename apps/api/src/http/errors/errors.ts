import type { ErrorBody } from '@guildpath/contract';
import { isRefusedWrite } from '@guildpath/db';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { AppError } from '../../shared/app-error.ts';
import { findRetryAfterSeconds, statusOf, toErrorBody } from './error-body.ts';

/** Answers every error as `{message, code}`; logs the cause and request id of an unexpected one. */
export const errors = fastifyPlugin(async (app: FastifyInstance) => {
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply));
});

export function sendError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  return reply.send(openErrorReply(error, request, reply));
}

/** Sets status and headers for an error, and returns its body. */
export function openErrorReply(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): ErrorBody {
  const answer = toErrorBody(error);
  const status = statusOf(answer);
  // An overloaded server rejects thousands of calls: those are counted, not logged.
  if (status >= 500 && !(error instanceof AppError)) {
    logFailure(request.log, toCause(error), 'request failed');
  }
  const retryAfterSeconds = findRetryAfterSeconds(error);
  if (retryAfterSeconds) reply.header('retry-after', retryAfterSeconds);
  reply.status(status);
  return answer;
}

/** Logs refused writes at debug level only, because `onWritesRefused` has already reported them once. */
export function logFailure(log: FastifyBaseLogger, error: unknown, message: string): void {
  if (isRefusedWrite(error)) log.debug({ err: error }, message);
  else log.error({ err: error }, message);
}

function toCause(error: unknown): unknown {
  // tRPC wraps what a procedure throws.
  return error instanceof Error && error.cause instanceof Error ? error.cause : error;
}

export function sendNotFound(reply: FastifyReply): FastifyReply {
  return reply
    .status(404)
    .send({ message: 'There’s nothing at this address.', code: 'NOT_FOUND' } satisfies ErrorBody);
}
