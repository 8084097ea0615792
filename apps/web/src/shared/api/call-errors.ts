import type { AppRouter } from '@guildpath/api/router';
import type { ErrorCode } from '@guildpath/contract';
import { isTRPCClientError } from '@trpc/client';

/** Spec section 8: `status: body`, or the browser's own message when no response arrived. */
export function toErrorText(error: { readonly message: string }): string {
  const status = findData(error)?.httpStatus;
  return status === undefined ? error.message : `${status}: ${error.message}`;
}

/** Returns the server's message without the status, or undefined when there was none. */
export function toServerMessage(error: unknown): string | undefined {
  return (isTRPCClientError<AppRouter>(error) && error.data && error.message) || undefined;
}

/** Returns the server's message, or the fallback when there was none. */
export function toMessage(
  error: unknown,
  fallback = 'We couldn’t reach the server. Please try again.',
): string {
  return toServerMessage(error) ?? fallback;
}

/** Returns the server's message about one field of the input, if the error is about that field. */
export function findFieldError(
  error: { readonly message: string },
  field: string,
): string | undefined {
  const message = hasCode(error, 'BAD_REQUEST') ? error.message : '';
  return message.startsWith(`${field}: `) ? message.slice(field.length + 2) : undefined;
}

/** Returns whether the answers do not fit the questions, which may have been rewritten meanwhile. */
export function isAboutAnswers(error: unknown): boolean {
  return hasCode(error, 'BAD_REQUEST') && /^responses\b/.test(toMessage(error));
}

export function hasCode(error: unknown, code: ErrorCode): boolean {
  return findData(error)?.code === code;
}

/** Returns whether no one is signed in. A wrong password is a 401 too, with another code. */
export function isUnauthorized(error: unknown): boolean {
  return hasCode(error, 'UNAUTHORIZED');
}

// The data is absent when the connection failed.
function findData(error: unknown) {
  return isTRPCClientError<AppRouter>(error) ? error.data : undefined;
}
