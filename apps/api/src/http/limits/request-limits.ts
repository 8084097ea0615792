import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { LRUCache } from 'lru-cache';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../shared/app-error.ts';
import { isApi } from '../security/security.ts';
import { callerOf } from './caller.ts';

/** Both functions throw TOO_MANY_REQUESTS above the limit, and do nothing with RATE_LIMIT=off. */
export interface RequestLimits {
  /** Counts a call of one kind, on top of the requests of its caller. */
  readonly countCall: (request: FastifyRequest, call: string, callsPerMinute: number) => void;
  /** Counts requests, or calls of a batch; returns how many more their caller has. */
  readonly countRequests: (request: FastifyRequest, requests: number) => number | undefined;
}

const windowMs = 60_000;

/** Limits the counters; the least recently used one is evicted. */
const capacity = 20_000;

/** Counts in memory: each process of a site allows a caller the whole limit. */
export function createRequestLimits({
  env,
  now: readNow,
}: Pick<AppContext, 'env' | 'now'>): RequestLimits {
  const windows = new LRUCache<string, { count: number; endMs: number }>({ max: capacity });

  function take(key: string, limit: number, weight: number): number | undefined {
    if (!env.hasRateLimit) return undefined;
    const nowMs = readNow().getTime();
    const known = windows.get(key);
    // A window that would end later began before the clock was set back.
    const isOpen = known && known.endMs > nowMs && known.endMs <= nowMs + windowMs;
    const { count, endMs } = isOpen ? known : { count: 0, endMs: nowMs + windowMs };
    windows.set(key, { count: count + weight, endMs });
    if (count + weight > limit) throw tooManyRequests(Math.ceil((endMs - nowMs) / 1_000));
    return limit - count - weight;
  }

  return {
    countCall: (request, call, callsPerMinute) =>
      void take(`${call} ${callerOf(request)}`, callsPerMinute, 1),
    countRequests: (request, requests) =>
      take(callerOf(request), env.REQUESTS_PER_ADDRESS, requests),
  };
}

/** Each picture of a card is looked up in the database. */
const pictureUrl = '/card/:id.png';
/** More than any quest has. Larger bodies count as several requests: to read 256 KiB may take 30 ms. */
const bytesPerRequest = 16 * 1024;

function toWeight({ headers, routeOptions }: FastifyRequest): number {
  const isChunked = headers['transfer-encoding'] !== undefined;
  const bytes = isChunked ? routeOptions.bodyLimit : Number(headers['content-length'] ?? 0);
  return Math.max(1, Math.ceil(bytes / bytesPerRequest));
}

/** Limits the requests of a caller. Files and kept pages cost little, and a class opens many at once. */
export const requestLimits = fastifyPlugin(
  async (app: FastifyInstance, { countRequests }: RequestLimits) => {
    app.addHook('onRequest', async (request, reply) => {
      if (!isApi(request) && request.routeOptions.url !== pictureUrl) return;
      const left = countRequests(request, toWeight(request));
      if (left !== undefined) reply.header('x-ratelimit-remaining', left);
    });
  },
);

function tooManyRequests(retryAfterSeconds: number): AppError {
  return new AppError(
    'TOO_MANY_REQUESTS',
    `Too many requests. Please try again in ${retryAfterSeconds} seconds.`,
    { retryAfterSeconds },
  );
}
