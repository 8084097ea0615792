import { finished } from 'node:stream';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { AppError } from '../../shared/app-error.ts';
import { isApi } from '../security/security.ts';
import { clientAddress } from './client-address.ts';
import { tooManyRequests } from './request-limits.ts';

/** The server completes this many calls in one or two seconds; queueing more would only delay all of them. */
export const maxConcurrentCalls = 256;

/** Limits calls with incomplete bodies: a school sends fewer at once, and the largest bodies take 100 MB. */
export const maxPendingBodiesPerAddress = 400;
/** By then a body has arrived or its request has timed out. */
const pendingBodyRetrySeconds = 30;

/** Compared with the mean event loop delay of two seconds, which a single long task does not exceed. */
const maxEventLoopDelayMs = 1_000;
const sampleIntervalMs = 2_000;

export interface OverloadOptions {
  /** Rejects calls while the event loop lags. Default: true. */
  readonly watchesEventLoop?: boolean | undefined;
  /** Limits the open calls of one address whose body has not arrived. Default: true. */
  readonly limitsAddresses?: boolean | undefined;
}

const retryAfterSeconds = 2;

/**
 * Sheds load: rejects calls with 503 and `Retry-After` before any work is done for them. Pages, files and
 * probes cost next to nothing and are always served.
 */
export const overload = fastifyPlugin(async (app: FastifyInstance, options: OverloadOptions) => {
  const { watchesEventLoop = true, limitsAddresses = true } = options;
  let concurrentCalls = 0;

  await app.register(underPressure, {
    // 0 disables the limit.
    maxEventLoopDelay: watchesEventLoop ? maxEventLoopDelayMs : 0,
    sampleInterval: sampleIntervalMs,
    pressureHandler: (request) => {
      if (isApi(request)) throw overloaded();
    },
  });
  app.addHook('onRequest', (request, _reply, done) => {
    done(isApi(request) && concurrentCalls >= maxConcurrentCalls ? overloaded() : undefined);
  });
  if (limitsAddresses) limitPendingBodies(app);
  // A call counts only once its body has arrived, so slow uploads do not block others.
  app.addHook('preValidation', (request, reply, done) => {
    if (!isApi(request)) return done();
    if (concurrentCalls >= maxConcurrentCalls) return done(overloaded());
    concurrentCalls += 1;
    // Also runs when the client disconnects before the response.
    finished(reply.raw, () => {
      concurrentCalls -= 1;
    });
    return done();
  });
});

function limitPendingBodies(app: FastifyInstance): void {
  const pendingByAddress = new Map<string, number>();
  const releases = new WeakMap<FastifyRequest, () => void>();

  app.addHook('onRequest', (request, reply, done) => {
    if (!isApi(request) || !hasBody(request)) return done();
    const address = clientAddress(request);
    const pending = pendingByAddress.get(address) ?? 0;
    if (pending >= maxPendingBodiesPerAddress) {
      return done(tooManyRequests(pendingBodyRetrySeconds));
    }
    pendingByAddress.set(address, pending + 1);
    const release = () => {
      if (!releases.delete(request)) return;
      const rest = (pendingByAddress.get(address) ?? 1) - 1;
      if (rest > 0) pendingByAddress.set(address, rest);
      else pendingByAddress.delete(address);
    };
    releases.set(request, release);
    finished(reply.raw, release);
    return done();
  });
  app.addHook('preValidation', (request, _reply, done) => {
    releases.get(request)?.();
    done();
  });
}

function hasBody({ headers }: FastifyRequest): boolean {
  return Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined;
}

function overloaded(): AppError {
  return new AppError(
    'SERVICE_UNAVAILABLE',
    'Too many people are here right now. Please try again in a few seconds.',
    { retryAfterSeconds },
  );
}
