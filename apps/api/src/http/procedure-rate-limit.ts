import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../shared/app-error.ts';
import { clientAddress } from './client-address.ts';

/** Counts a call by the request's address. Throws TOO_MANY_REQUESTS above the limit. */
export type CountCall = (
  request: FastifyRequest,
  call: string,
  callsPerMinute: number,
) => Promise<void>;

type Limiter = ReturnType<FastifyInstance['createRateLimit']>;

/**
 * Limits each procedure, on top of the limit for all requests of an address. Counts calls, not requests,
 * because tRPC batches calls. Does nothing if rate limits are off.
 */
export function createProcedureRateLimit(app: FastifyInstance, hasRateLimit: boolean): CountCall {
  if (!hasRateLimit) return () => Promise.resolve();
  const limiters = new Map<string, Limiter>();

  return async (request, call, callsPerMinute) => {
    let limiter = limiters.get(call);
    if (!limiter) {
      limiter = app.createRateLimit({
        max: callsPerMinute,
        timeWindow: '1 minute',
        // The allow list of the limit for all requests exempts the calls that are counted here.
        allowList: () => false,
        // All limits share one store.
        keyGenerator: (request) => `${call} ${clientAddress(request)}`,
      });
      limiters.set(call, limiter);
    }
    const counted = await limiter(request);
    if (counted.isAllowed || !counted.isExceeded) return;
    throw tooManyRequests(counted.ttlInSeconds);
  };
}

/**
 * Counts the calls of a batch towards the limit of their address, except the one counted with the request.
 * Throws TOO_MANY_REQUESTS above the limit. Does nothing if rate limits are off.
 */
export function createBatchRateLimit(
  app: FastifyInstance,
  hasRateLimit: boolean,
): (request: FastifyRequest, calls: number) => Promise<void> {
  if (!hasRateLimit) return () => Promise.resolve();
  const count = app.createRateLimit();
  return async (request, calls) => {
    for (let call = 1; call < calls; call += 1) {
      const counted = await count(request);
      if (!counted.isAllowed && counted.isExceeded) throw tooManyRequests(counted.ttlInSeconds);
    }
  };
}

export function tooManyRequests(retryAfterSeconds: number): AppError {
  return new AppError(
    'TOO_MANY_REQUESTS',
    `Too many requests. Please try again in ${retryAfterSeconds} seconds.`,
    { retryAfterSeconds },
  );
}
