import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorBody } from '@guildpath/contract';

type ConnectionError = Error & { readonly code?: string };

/**
 * Replaces the security headers on errors that are answered before any hook runs. The body is JSON, so
 * nothing may run, load or be framed.
 */
export const bareSecurityHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

const knownErrors: Readonly<Record<string, { readonly status: number; readonly message: string }>> =
  {
    ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: 'The request took too long to arrive.' },
    HPE_HEADER_OVERFLOW: { status: 431, message: 'The headers of this request are too large.' },
  };

/** Answers malformed HTTP. Fastify's default response lacks the `code` that all our errors have. */
export function handleClientError(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, message } = knownErrors[error.code ?? ''] ?? {
    status: 400,
    message: 'This isn’t a valid HTTP request.',
  };
  const body = JSON.stringify({ message, code: 'BAD_REQUEST' } satisfies ErrorBody);
  const headers = {
    ...bareSecurityHeaders,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const headerLines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headerLines.join('')}`;
  // A client that continues to send must not hold the socket open.
  socket.end(`${head}\r\n${body}`, () => socket.destroy());
}
