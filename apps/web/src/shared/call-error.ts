import type { ErrorCode } from '@guildpath/contract';

/** What the server says of one call. */
export type CallAnswer =
  | { readonly result: { readonly data?: unknown } }
  | { readonly error: RefusedCall };

interface RefusedCall {
  readonly message: string;
  readonly data?: { readonly code: ErrorCode; readonly httpStatus: number };
}

/** A call that the server has refused. */
class CallError extends Error {
  readonly code: ErrorCode | undefined;

  constructor(message: string, code: ErrorCode | undefined) {
    super(message);
    this.code = code;
  }
}

/** Spec section 8: the text of a failed call is `status: body`. */
export function toCallError({ message, data }: RefusedCall): Error {
  return new CallError(data ? `${data.httpStatus}: ${message}` : message, data?.code);
}

/** What the server said, without the status before it; undefined when no server answered. */
export function toServerMessage(error: { readonly message: string }): string | undefined {
  return /^\d{3}: (?<said>.+)$/s.exec(error.message)?.groups?.said;
}

export function hasCode(error: unknown, code: ErrorCode): boolean {
  return error instanceof CallError && error.code === code;
}

/** No one is signed in. A wrong password is a 401 too, but has a code of its own. */
export function isUnauthorized(error: unknown): boolean {
  return hasCode(error, 'UNAUTHORIZED');
}
