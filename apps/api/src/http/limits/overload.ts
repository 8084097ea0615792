import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { AppError } from '../../shared/app-error.ts';
import { isApi } from '../security/security.ts';
import { callerOf } from './caller.ts';

/** The server completes this many calls in one or two seconds; queueing more would only delay all of them. */
export const maxConcurrentCalls = 256;
/** No caller keeps all others out. */
export const maxConcurrentCallsPerCaller = maxConcurrentCalls / 4;

/** These wait for the login provider, which has five seconds, and do hardly any work here. */
const uncountedUrls = new Set(['/api/login', '/api/login/callback']);

/** Compared with the mean event loop delay of two seconds, which a single long task does not exceed. */
const maxEventLoopDelayMs = 1_000;
const sampleIntervalMs = 2_000;

export interface OverloadOptions {
  /** Rejects calls while the event loop lags. Default: true. */
  readonly watchesEventLoop?: boolean | undefined;
  /** Limits the concurrent calls of one caller. Default: true. */
  readonly limitsCallers?: boolean | undefined;
}

const retryAfterSeconds = 2;

/**
 * Sheds load: rejects calls with 503 and `Retry-After` before any work is done for them. Kept pages, files
 * and probes cost next to nothing and are always served.
 */
export const overload = fastifyPlugin(async (app: FastifyInstance, options: OverloadOptions) => {
  const { watchesEventLoop = true, limitsCallers = true } = options;
  const callerOfCall = new Map<FastifyRequest, string>();

  const isCounted = (request: FastifyRequest) =>
    isApi(request) && !uncountedUrls.has(request.routeOptions.url ?? '');
  const countCallsFrom = (caller: string) =>
    [...callerOfCall.values()].filter((other) => other === caller).length;
  const isRefused = (request: FastifyRequest) =>
    isCounted(request) &&
    (callerOfCall.size >= maxConcurrentCalls ||
      (limitsCallers && countCallsFrom(callerOf(request)) >= maxConcurrentCallsPerCaller));

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
    if (isCounted(request)) callerOfCall.set(request, callerOf(request));
    return done();
  });
  app.addHook('onSend', (request, _reply, _payload, done) => {
    callerOfCall.delete(request);
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
