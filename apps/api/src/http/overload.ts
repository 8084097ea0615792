import { finished } from 'node:stream';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { AppError } from './app-error.ts';
import { clientAddress } from './client-address.ts';
import { tooManyRequests } from './procedure-rate-limit.ts';
import { isApi } from './security.ts';

/**
 * How many calls may be under way: what the server does in one or two seconds. More would make everyone wait longer than
 * anyone waits, and be answered no sooner.
 */
export const mostCallsUnderWay = 256;

/**
 * Calls of one address whose body has not come as a whole: more than a school sends at once, and with the longest bodies
 * a tenth of a gigabyte.
 */
export const mostArrivingOfAddress = 400;
/** After that long a body has come, or its request is ended. */
const arrivalSeconds = 30;

/** Of the event loop: the mean of two seconds, which one long turn alone does not reach. */
const longestDelayMs = 1_000;
const sampleIntervalMs = 2_000;

export interface OverloadOptions {
  /** Whether calls are refused while the event loop is held up; true by default. */
  readonly watchesEventLoop?: boolean | undefined;
  /** Limits the open calls of one address whose body has not arrived. Default: true. */
  readonly limitsAddresses?: boolean | undefined;
}

const retryAfterSeconds = 2;

/**
 * Refuses calls that the server could answer only after a long wait, before it works for them: 503 and `Retry-After`.
 * Pages, files and the probes of supervisors are served all the same; they cost next to nothing.
 */
export const overload = fastifyPlugin(async (app: FastifyInstance, options: OverloadOptions) => {
  const { watchesEventLoop = true, limitsAddresses = true } = options;
  let underWay = 0;

  await app.register(underPressure, {
    // 0 is no limit.
    maxEventLoopDelay: watchesEventLoop ? longestDelayMs : 0,
    sampleInterval: sampleIntervalMs,
    pressureHandler: (request) => {
      if (isApi(request)) throw overloaded();
    },
  });
  app.addHook('onRequest', (request, _reply, done) => {
    done(isApi(request) && underWay >= mostCallsUnderWay ? overloaded() : undefined);
  });
  if (limitsAddresses) limitArrivals(app);
  // Not before its body has come: one that never does keeps nobody waiting.
  app.addHook('preValidation', (request, reply, done) => {
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

/** Refuses calls of an address of which so many are open already whose body has not come. */
function limitArrivals(app: FastifyInstance): void {
  const arriving = new Map<string, number>();
  const leave = new WeakMap<FastifyRequest, () => void>();

  app.addHook('onRequest', (request, reply, done) => {
    if (!isApi(request) || !hasBody(request)) return done();
    const address = clientAddress(request);
    const others = arriving.get(address) ?? 0;
    if (others >= mostArrivingOfAddress) return done(tooManyRequests(arrivalSeconds));
    arriving.set(address, others + 1);
    const end = () => {
      if (!leave.delete(request)) return;
      const rest = (arriving.get(address) ?? 1) - 1;
      if (rest > 0) arriving.set(address, rest);
      else arriving.delete(address);
    };
    leave.set(request, end);
    finished(reply.raw, end);
    return done();
  });
  app.addHook('preValidation', (request, _reply, done) => {
    leave.get(request)?.();
    done();
  });
}

function hasBody({ headers }: FastifyRequest): boolean {
  return Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined;
}

function overloaded(): AppError {
  return new AppError(
    'SERVICE_UNAVAILABLE',
    'More people are here than the server can serve. Please try again in a few seconds.',
    { retryAfterSeconds },
  );
}
