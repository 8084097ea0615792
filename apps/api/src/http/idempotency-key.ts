import type { FastifyRequest } from 'fastify';
import { AppError } from '../shared/app-error.ts';

export const idempotencyKeyMaxLength = 200;

/** Throws BAD_REQUEST for more than one key, and for one that is too long. */
export function readIdempotencyKey({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  if (Array.isArray(key) || (key && key.length > idempotencyKeyMaxLength)) {
    throw new AppError(
      'BAD_REQUEST',
      `Idempotency-Key: Must be one key of at most ${idempotencyKeyMaxLength} characters`,
    );
  }
  return key || undefined;
}
