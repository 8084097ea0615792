import { type ErrorCode, errorCodes } from '@guildpath/contract';
import { TRPCError } from '@trpc/server';

/** Represents an error that a user can cause; any other exception is a bug and is answered with 500. */
export class AppError extends TRPCError {
  readonly errorCode: ErrorCode;
  /** Becomes the Retry-After header. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    errorCode: ErrorCode,
    message: string,
    { retryAfterSeconds }: { readonly retryAfterSeconds?: number } = {},
  ) {
    // Keeps the name, by which the web app's copy of tRPC recognizes its errors.
    super({ code: errorCodes[errorCode].trpcCode, message });
    this.errorCode = errorCode;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
