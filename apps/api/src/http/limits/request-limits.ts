import { type CountedAttempt, countAttempt, isDatabaseUnavailable } from '@guildpath/db';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { LRUCache } from 'lru-cache';
import type { AppContext } from '../../context.ts';
import { toSeconds } from '../../limits/limits.ts';
import { AppError } from '../../shared/app-error.ts';
import { isApi } from '../security/security.ts';
import { clientAddress } from './client-address.ts';

/** Both functions throw TOO_MANY_REQUESTS above the limit, and do nothing with RATE_LIMIT=off. */
export interface RequestLimits {
  /** Counts a call of one procedure, on top of the requests of its address. */
  readonly countCall: (
    request: FastifyRequest,
    call: string,
    callsPerMinute: number,
  ) => Promise<void>;
  /** Counts requests, or calls of a batch, towards the limit of their address. */
  readonly countRequests: (
    request: FastifyRequest,
    requests: number,
  ) => Promise<CountedAttempt | undefined>;
}

type LimitsContext = Pick<AppContext, 'db' | 'env' | 'isShared' | 'keyedHash' | 'now'>;

const windowMs = 60_000;

/** Limits the counters in memory; the least recently used one is evicted. */
const capacity = 20_000;

/** Counts in the database if several processes share it, otherwise in memory. */
export function createRequestLimits({
  db,
  env,
  isShared,
  keyedHash,
  now: readNow,
}: LimitsContext): RequestLimits {
  if (!env.hasRateLimit) {
    return { countCall: async () => undefined, countRequests: async () => undefined };
  }
  const inMemory = new LRUCache<string, { attempts: number; until: Date }>({ max: capacity });

  function countInMemory(key: string, now: Date, { attempts: limit, weight }: Cost) {
    const known = inMemory.get(key);
    const latest = new Date(now.getTime() + windowMs);
    // A window that would end later began before the clock was set back.
    const isOpen = known && known.until > now && known.until <= latest;
    const attempts = (isOpen ? known.attempts : 0) + weight;
    const until = isOpen ? known.until : latest;
    inMemory.set(key, { attempts, until });
    return { isAllowed: attempts <= limit, left: Math.max(0, limit - attempts), until };
  }

  async function count({ log }: FastifyRequest, key: string, cost: Cost) {
    const now = readNow();
    if (!isShared) return countInMemory(key, now, cost);
    const { attempts, weight } = cost;
    const attempt = { key: keyedHash('requests', key), rule: { attempts, windowMs }, now, weight };
    return countAttempt(db, attempt, 'request_counts').catch((error: unknown) => {
      // An outage of the database must not turn into a refusal.
      if (!isDatabaseUnavailable(error)) log.warn({ err: error }, 'could not count a request');
      return undefined;
    });
  }

  async function take(request: FastifyRequest, key: string, cost: Cost) {
    const counted = await count(request, key, cost);
    if (counted?.isAllowed === false) throw tooManyRequests(toSeconds(counted.until, readNow()));
    return counted;
  }

  return {
    countCall: async (request, call, callsPerMinute) => {
      const cost = { attempts: callsPerMinute, weight: 1 };
      await take(request, `${call} ${clientAddress(request)}`, cost);
    },
    countRequests: (request, requests) =>
      take(request, clientAddress(request), {
        attempts: env.REQUESTS_PER_ADDRESS,
        weight: requests,
      }),
  };
}

interface Cost {
  /** The limit of a minute. */
  readonly attempts: number;
  readonly weight: number;
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

/** Limits the requests of an address. Files and kept pages cost little, and a class opens many at once. */
export const requestLimits = fastifyPlugin(
  async (app: FastifyInstance, { countRequests }: RequestLimits) => {
    app.addHook('onRequest', async (request, reply) => {
      if (!isApi(request) && request.routeOptions.url !== pictureUrl) return;
      const counted = await countRequests(request, toWeight(request));
      if (counted) reply.header('x-ratelimit-remaining', counted.left);
    });
  },
);

export function tooManyRequests(retryAfterSeconds: number): AppError {
  return new AppError(
    'TOO_MANY_REQUESTS',
    `Too many requests. Please try again in ${retryAfterSeconds} seconds.`,
    { retryAfterSeconds },
  );
}
