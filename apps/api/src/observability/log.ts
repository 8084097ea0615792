import type { FastifyRequest } from 'fastify';
import type { LoggerOptions } from 'pino';
import { redactError } from './redact-error.ts';

/** Structured logs that name no one: requests by method and path, without query, headers, cookies or address. */
export function logSettings(level: string): LoggerOptions {
  return {
    level,
    serializers: {
      req: ({ id, method, url }: FastifyRequest) => ({ id, method, path: url.split('?', 1)[0] }),
      err: redactError,
    },
  };
}
