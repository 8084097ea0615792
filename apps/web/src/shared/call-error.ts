import type { AppRouter } from '@guildpath/api/router';
import type { ErrorCode } from '@guildpath/contract';
import { TRPCClientError, type TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';

/** Spec section 8: the text of a failed call is `status: body`. */
export const statusInMessage: TRPCLink<AppRouter> =
  () =>
  ({ next, op }) =>
    observable((observer) =>
      next(op).subscribe({
        next: (value) => observer.next(value),
        complete: () => observer.complete(),
        error: (error) => {
          if (error.data) error.message = `${error.data.httpStatus}: ${error.message}`;
          observer.error(error);
        },
      }),
    );

/** What the server said, without the status before it; undefined when no server answered. */
export function toServerMessage(error: { readonly message: string }): string | undefined {
  return /^\d{3}: (?<said>.+)$/s.exec(error.message)?.groups?.said;
}

export function hasCode(error: unknown, code: ErrorCode): boolean {
  return isCallError(error) && error.data?.code === code;
}

/** No one is signed in. A wrong password is a 401 too, but has a code of its own. */
export function isUnauthorized(error: unknown): boolean {
  return hasCode(error, 'UNAUTHORIZED');
}

/** The client knows no other router than ours. */
function isCallError(error: unknown): error is TRPCClientError<AppRouter> {
  return error instanceof TRPCClientError;
}
