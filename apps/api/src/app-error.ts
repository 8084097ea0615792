import type { ErrorCode } from '@guildpath/contract';

/** An error that a user can cause. Any other exception is a bug and is answered with 500. */
export class AppError extends Error {
  readonly code: ErrorCode;
  /** For the Retry-After header: when the same call may succeed. */
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
