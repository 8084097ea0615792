import type { ErrorCode } from '@guildpath/contract';

/** What a user can cause. Anything else that is thrown is a bug and answered as 500. */
export class AppError extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string) {
    super(message);
    this.name = 'AppError';
    this.code = code;
  }
}
