import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { AppError } from '../../shared/app-error.ts';
import { isApi } from '../security/security.ts';
import { clientAddress } from './client-address.ts';

/** The server completes this many calls in one or two seconds; queueing more would only delay all of them. */
export const maxConcurrentCalls = 256;
/** No network address keeps all others out. */
export const maxConcurrentCallsPerAddress = maxConcurrentCalls / 4;

/** These wait for the login provider, which has five seconds, and do hardly any work here. */
const uncountedUrls = new Set(['/api/login', '/api/login/callback']);

/** Compared with the mean event loop delay of two seconds, which a single long task does not exceed. */
const maxEventLoopDelayMs = 1_000;
const sampleIntervalMs = 2_000;

export interface OverloadOptions {
  /** Rejects calls while the event loop lags. Default: true. */
  readonly watchesEventLoop?: boolean | undefined;
  /** Limits the concurrent calls of one address. Default: true. */
  readonly limitsAddresses?: boolean | undefined;
}

const retryAfterSeconds = 2;

/**
 * Sheds load: rejects calls with 503 and `Retry-After` before any work is done for them. Kept pages, files
 * and probes cost next to nothing and are always served.
 */
export const overload = fastifyPlugin(async (app: FastifyInstance, options: OverloadOptions) => {
  const { watchesEventLoop = true, limitsAddresses = true } = options;
  const addressOfCall = new Map<FastifyRequest, string>();

  const isCounted = (request: FastifyRequest) =>
    isApi(request) && !uncountedUrls.has(request.routeOptions.url ?? '');
  const countCallsFrom = (address: string) =>
    [...addressOfCall.values()].filter((other) => other === address).length;
  const isRefused = (request: FastifyRequest) =>
    isCounted(request) &&
    (addressOfCall.size >= maxConcurrentCalls ||
      (limitsAddresses && countCallsFrom(clientAddress(request)) >= maxConcurrentCallsPerAddress));

  await app.register(underPressure, {
    // 0 disables the limit.
    maxEventLoopDelay: watchesEventLoop ? maxEventLoopDelayMs : 0,
    sampleInterval: sampleIntervalMs,
    pressureHandler: (request) => {
      if (isApi(request)) throw overloaded();
    },
  });
  app.addHook('onRequest', (request, _reply, done) =>
    done(isRefused(request) ? overloaded() : undefined),
  );
  // A call counts while the server works on it: not while its body arrives, nor while its answer leaves.
  app.addHook('preValidation', (request, _reply, done) => {
    if (isRefused(request)) return done(overloaded());
    if (isCounted(request)) addressOfCall.set(request, clientAddress(request));
    return done();
  });
  app.addHook('onSend', (request, _reply, _payload, done) => {
    addressOfCall.delete(request);
    done();
  });
});

export function overloaded(): AppError {
  return new AppError(
    'SERVICE_UNAVAILABLE',
    'Too many people are here right now. Please try again in a few seconds.',
    { retryAfterSeconds },
  );
}
