import { type ErrorBody, type ErrorCode, errorCodes } from '@guildpath/contract';
import { isDatabaseUnavailable } from '@guildpath/db';
import { TRPCError } from '@trpc/server';
import { core } from 'zod/mini';
import { AppError } from '../../shared/app-error.ts';

export interface ErrorAnswer extends ErrorBody {
  readonly code: ErrorCode;
}

/** Fastify and its plugins fail with a status alone; any other 4xx becomes BAD_REQUEST. */
const fastifyCodes = [
  'BAD_REQUEST',
  'NOT_FOUND',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'TOO_MANY_REQUESTS',
] as const satisfies readonly ErrorCode[];

const internalError: ErrorAnswer = {
  message: 'Internal server error',
  code: 'INTERNAL_SERVER_ERROR',
};

const databaseUnavailable: ErrorAnswer = {
  message: 'We can’t reach our database. Please try again in a few seconds.',
  code: 'SERVICE_UNAVAILABLE',
};
const databaseRetryAfterSeconds = 5;

/** Converts an error to a response body, which reveals nothing about the cause of an unexpected error. */
export function toErrorBody(error: unknown): ErrorAnswer {
  if (error instanceof AppError) return { message: error.message, code: error.errorCode };
  if (error instanceof core.$ZodError)
    return { message: toFieldMessage(error), code: 'BAD_REQUEST' };
  if (isDatabaseUnavailable(error)) return databaseUnavailable;
  if (error instanceof TRPCError) return fromTrpcError(error);
  return fromFastifyError(error);
}

export function findRetryAfterSeconds(error: unknown): number | undefined {
  if (error instanceof AppError) return error.retryAfterSeconds;
  return isDatabaseUnavailable(error) ? databaseRetryAfterSeconds : undefined;
}

export function statusOf(answer: ErrorAnswer): number {
  return errorCodes[answer.code].status;
}

function fromTrpcError(error: TRPCError): ErrorAnswer {
  if (error.code === 'INTERNAL_SERVER_ERROR') return internalError;
  if (error.cause instanceof core.$ZodError) return toErrorBody(error.cause);
  const code = Object.keys(errorCodes).find((known) => known === error.code);
  // The key comes from the table itself.
  return { message: error.message, code: (code as ErrorCode | undefined) ?? 'BAD_REQUEST' };
}

function fromFastifyError(error: unknown): ErrorAnswer {
  if (!(error instanceof Error) || !('statusCode' in error)) return internalError;
  const status = Number(error.statusCode);
  const isClientError = status >= 400 && status < 500;
  const known = fastifyCodes.find((code) => errorCodes[code].status === status);
  const code = known ?? (isClientError ? 'BAD_REQUEST' : undefined);
  return code ? { message: error.message, code } : internalError;
}

function toFieldMessage(error: core.$ZodError): string {
  const [issue] = error.issues;
  if (!issue) return 'Invalid input';
  const field = issue.path.join('.') || 'body';
  return `${field}: ${issue.message}`;
}
