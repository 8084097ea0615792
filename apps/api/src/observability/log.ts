import type { FastifyRequest } from 'fastify';
import type { LoggerOptions } from 'pino';
import { redactError } from '../shared/redact-error.ts';

/** Logs no personal data: requests have method and path, but no query, headers, cookies or address. */
export function logSettings(level: string): LoggerOptions {
  return {
    level,
    serializers: {
      req: ({ id, method, url }: FastifyRequest) => ({ id, method, path: toPath(url) }),
      err: redactError,
    },
  };
}

// The code of a hall, and the id of an invitation, which its picture has too, open something.
function toPath(url: string): string {
  const [path = ''] = url.split('?', 1);
  return path.replace(/(?<=\/(?:join|friends?|invitations|card)\/)[^/]+/, '…');
}
