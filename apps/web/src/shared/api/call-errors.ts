import type { AppRouter } from '@guildpath/api/router';
import type { ErrorCode } from '@guildpath/contract';
import { isTRPCClientError } from '@trpc/client';

/** Spec section 8: the text of a failed call is `status: body`. Without an answer it is what the browser says. */
export function toErrorText(error: { readonly message: string }): string {
  const status = findData(error)?.httpStatus;
  return status === undefined ? error.message : `${status}: ${error.message}`;
}

/** What the server said, without the status; undefined when no server answered, or without a word. */
export function toServerMessage(error: { readonly message: string }): string | undefined {
  return (findData(error) && error.message) || undefined;
}

export function hasCode(error: unknown, code: ErrorCode): boolean {
  return findData(error)?.code === code;
}

/** No one is signed in. A wrong password is a 401 too, but has a code of its own. */
export function isUnauthorized(error: unknown): boolean {
  return hasCode(error, 'UNAUTHORIZED');
}

/** What an error says beside its message; an answer of a batch has it, a broken connection has not. */
function findData(error: unknown) {
  return isTRPCClientError<AppRouter>(error) ? error.data : undefined;
}
