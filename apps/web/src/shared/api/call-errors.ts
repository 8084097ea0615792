import type { AppRouter } from '@guildpath/api/router';
import type { ErrorCode } from '@guildpath/contract';
import { isTRPCClientError } from '@trpc/client';

/** Spec section 8: the text of a failed call is `status: body`. Without a response it is the browser's own message. */
export function toErrorText(error: { readonly message: string }): string {
  const status = findData(error)?.httpStatus;
  return status === undefined ? error.message : `${status}: ${error.message}`;
}

/** The server's message without the status; undefined without a response, or when the message is empty. */
export function toServerMessage(error: { readonly message: string }): string | undefined {
  return (findData(error) && error.message) || undefined;
}

/** What the server says of one field of the call; undefined when it says something else. */
export function findFieldProblem(
  error: { readonly message: string },
  field: string,
): string | undefined {
  const said = hasCode(error, 'BAD_REQUEST') ? error.message : '';
  return said.startsWith(`${field}: `) ? said.slice(field.length + 2) : undefined;
}

export function hasCode(error: unknown, code: ErrorCode): boolean {
  return findData(error)?.code === code;
}

/** Whether the call failed because no one is signed in. A wrong password is a 401 too, but has its own code. */
export function isUnauthorized(error: unknown): boolean {
  return hasCode(error, 'UNAUTHORIZED');
}

/** The data of a tRPC error; present in a response, absent when the connection failed. */
function findData(error: unknown) {
  return isTRPCClientError<AppRouter>(error) ? error.data : undefined;
}
