import { type ErrorBody, type ErrorCode, errorStatuses } from '@guildpath/contract';
import { isDatabaseUnavailable } from '@guildpath/db';
import { TRPCError } from '@trpc/server';
import { core } from 'zod/mini';
import { AppError } from '../app-error.ts';

export interface ErrorAnswer extends ErrorBody {
  readonly code: ErrorCode;
}

/** What Fastify and its plugins refuse, by HTTP status. */
const codesOfStatus: Partial<Record<number, ErrorCode>> = {
  400: 'BAD_REQUEST',
  404: 'NOT_FOUND',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'TOO_MANY_REQUESTS',
};

const internalError: ErrorAnswer = {
  message: 'Internal server error',
  code: 'INTERNAL_SERVER_ERROR',
};

const databaseAway: ErrorAnswer = {
  message: 'The database does not answer. Please try again in a few seconds.',
  code: 'SERVICE_UNAVAILABLE',
};
const databaseAwaySeconds = 5;

/** The body of an error answer. That of an unexpected error reveals nothing of its cause. */
export function toErrorBody(error: unknown): ErrorAnswer {
  if (error instanceof AppError) return { message: error.message, code: error.errorCode };
  if (error instanceof core.$ZodError)
    return { message: toFieldMessage(error), code: 'BAD_REQUEST' };
  if (isDatabaseUnavailable(error)) return databaseAway;
  if (error instanceof TRPCError) return fromTrpcError(error);
  return fromFastifyError(error);
}

/** In how many seconds the same call may succeed, for errors that carry it. */
export function findRetryAfterSeconds(error: unknown): number | undefined {
  if (error instanceof AppError) return error.retryAfterSeconds;
  return isDatabaseUnavailable(error) ? databaseAwaySeconds : undefined;
}

export function statusOf(answer: ErrorAnswer): number {
  return errorStatuses[answer.code];
}

function fromTrpcError(error: TRPCError): ErrorAnswer {
  if (error.code === 'INTERNAL_SERVER_ERROR') return internalError;
  if (error.cause instanceof core.$ZodError) return toErrorBody(error.cause);
  const code = Object.keys(errorStatuses).find((known) => known === error.code);
  // The key comes from the table itself.
  return { message: error.message, code: (code as ErrorCode | undefined) ?? 'BAD_REQUEST' };
}

function fromFastifyError(error: unknown): ErrorAnswer {
  if (!(error instanceof Error) || !('statusCode' in error)) return internalError;
  const status = Number(error.statusCode);
  const isCallers = status >= 400 && status < 500;
  const code = codesOfStatus[status] ?? (isCallers ? 'BAD_REQUEST' : undefined);
  return code ? { message: error.message, code } : internalError;
}

/** Names the field before what is wrong with it, such as `responses.3.selectedOption: Must be a, b, c or d`. */
function toFieldMessage(error: core.$ZodError): string {
  const [issue] = error.issues;
  if (!issue) return 'Invalid input';
  const field = issue.path.join('.') || 'body';
  return `${field}: ${issue.message}`;
}
