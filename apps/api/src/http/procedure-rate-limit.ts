import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';
import { clientAddress } from './client-address.ts';

/** Counts a call of this name from the request's address. Throws TOO_MANY_REQUESTS past so many a minute. */
export type CountCall = (
  request: FastifyRequest,
  call: string,
  callsPerMinute: number,
) => Promise<void>;

type Limiter = ReturnType<FastifyInstance['createRateLimit']>;

/**
 * Limits for single calls, on top of the one for all requests of an address. They count calls, not requests: tRPC
 * carries many calls in one request. Without a rate limit, nothing is counted.
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
        // That of the limit for all requests leaves out what is counted here alone.
        allowList: () => false,
        // All limits may count in one store.
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
 * Counts the calls of a batch, but for the one that its request counts for, towards what their address may ask. Throws
 * TOO_MANY_REQUESTS past that. Without a rate limit, nothing is counted.
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
