import type { ErrorCode } from '@guildpath/contract';
import { TRPCError } from '@trpc/server';

/** What tRPC takes the HTTP status from: fewer than ours. */
const trpcCodes = {
  BAD_REQUEST: 'BAD_REQUEST',
  UNAUTHORIZED: 'UNAUTHORIZED',
  INVALID_CREDENTIALS: 'UNAUTHORIZED',
  FORBIDDEN: 'FORBIDDEN',
  PROOF_REQUIRED: 'FORBIDDEN',
  PASSKEY_REQUIRED: 'FORBIDDEN',
  NOT_FOUND: 'NOT_FOUND',
  CONFLICT: 'CONFLICT',
  PAYLOAD_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  UNSUPPORTED_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  TOO_MANY_REQUESTS: 'TOO_MANY_REQUESTS',
  INTERNAL_SERVER_ERROR: 'INTERNAL_SERVER_ERROR',
  SERVICE_UNAVAILABLE: 'SERVICE_UNAVAILABLE',
} as const satisfies Record<ErrorCode, TRPCError['code']>;

/** An error that a user can cause. Any other exception is a bug and is answered with 500. */
export class AppError extends TRPCError {
  readonly errorCode: ErrorCode;
  /** For the Retry-After header: when the same call may succeed. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    errorCode: ErrorCode,
    message: string,
    { retryAfterSeconds }: { readonly retryAfterSeconds?: number } = {},
  ) {
    super({ code: trpcCodes[errorCode], message });
    this.name = 'AppError';
    this.errorCode = errorCode;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
