import { type OutgoingHttpHeaders, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorBody } from '@guildpath/contract';

type ConnectionError = Error & { readonly code?: string };

/**
 * Answers what is no HTTP request at all in the shape of every other error, with these headers, and ends the
 * connection.
 */
export function createClientErrorHandler(headers: OutgoingHttpHeaders) {
  const headerLines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}`);

  return (error: ConnectionError, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const { status, message } = toAnswer(error.code);
    const body = JSON.stringify({ message, code: 'BAD_REQUEST' } satisfies ErrorBody);
    socket.end(
      [
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
        ...headerLines,
        'content-type: application/json; charset=utf-8',
        `content-length: ${Buffer.byteLength(body)}`,
        'connection: close',
        '',
        body,
      ].join('\r\n'),
      // A client that goes on sending must not keep the socket.
      () => socket.destroy(),
    );
  };
}

function toAnswer(code: string | undefined) {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return { status: 408, message: 'The request took too long to arrive.' };
  if (code === 'HPE_HEADER_OVERFLOW')
    return { status: 431, message: 'The headers of this request are too large.' };
  return { status: 400, message: 'This is not a valid HTTP request.' };
}
