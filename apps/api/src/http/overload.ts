import { finished } from 'node:stream';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { AppError } from '../app-error.ts';
import { isApi } from './security.ts';

/**
 * How many calls may be under way: what the server does in one or two seconds. More would make everyone wait longer than
 * anyone waits, and be answered no sooner.
 */
export const mostCallsUnderWay = 256;

/** Of the event loop: the mean of two seconds, which one long turn alone does not reach. */
const longestDelayMs = 1_000;
const sampleIntervalMs = 2_000;

export interface OverloadOptions {
  /** Whether calls are refused while the event loop is held up; true by default. */
  readonly watchesEventLoop?: boolean | undefined;
}

const retryAfterSeconds = 2;

/**
 * Refuses calls that the server could answer only after a long wait, before it works for them: 503 and `Retry-After`.
 * Pages, files and the probes of supervisors are served all the same; they cost next to nothing.
 */
export const overload = fastifyPlugin(async (app: FastifyInstance, options: OverloadOptions) => {
  const { watchesEventLoop = true } = options;
  let underWay = 0;

  await app.register(underPressure, {
    // 0 is no limit.
    maxEventLoopDelay: watchesEventLoop ? longestDelayMs : 0,
    sampleInterval: sampleIntervalMs,
    pressureHandler: (request) => {
      if (isApi(request)) throw overloaded();
    },
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (!isApi(request)) return done();
    if (underWay >= mostCallsUnderWay) return done(overloaded());
    underWay += 1;
    // Also when the client goes before it has its answer.
    finished(reply.raw, () => {
      underWay -= 1;
    });
    return done();
  });
});

function overloaded(): AppError {
  return new AppError(
    'SERVICE_UNAVAILABLE',
    'More people are here than the server can serve. Please try again in a few seconds.',
    { retryAfterSeconds },
  );
}
