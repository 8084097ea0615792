import type { ErrorCode } from '@guildpath/contract';

/** What a user can cause. Anything else that is thrown is a bug and answered as 500. */
export class AppError extends Error {
  readonly code: ErrorCode;
  /** Said in the Retry-After header: when the same call may go through. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    { retryAfterSeconds }: { readonly retryAfterSeconds?: number } = {},
  ) {
    super(message);
    this.name = 'AppError';
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
