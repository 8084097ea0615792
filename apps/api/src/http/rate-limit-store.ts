import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { countRequest, type Db, type RequestCount, type RequestToCount } from '@guildpath/db';
import type { Clock } from '../config/clock.ts';
import type { KeyedHash } from '../config/keyed-hash.ts';
import { setAndEvict } from './set-and-evict.ts';

interface StoreContext {
  readonly db: Db;
  readonly isShared: boolean;
  readonly keyedHash: KeyedHash;
  readonly now: Clock;
}

/** Limits the counters in memory; the least recently used one is evicted. */
const capacity = 20_000;

/**
 * Creates a store for @fastify/rate-limit that all limits share; their keys tell them apart. Counts are in
 * the database if several processes share it, otherwise in memory. Unlike in the plugin's own store, a window
 * gets no longer when the clock is set back.
 */
export function createRateLimitStore({
  db,
  isShared,
  keyedHash,
  now,
}: StoreContext): FastifyRateLimitStoreCtor {
  const count = isShared ? (request: RequestToCount) => countRequest(db, request) : countInMemory();
  return class Store implements FastifyRateLimitStore {
    incr(...[key, callback, windowMs]: Parameters<FastifyRateLimitStore['incr']>): void {
      const at = now();
      const keyHash = isShared ? keyedHash('requests', key) : key;
      count({ keyHash, now: at, windowMs }).then(
        ({ count: current, resetsAt }) =>
          callback(null, { current, ttl: resetsAt.getTime() - at.getTime() }),
        (error: Error) => callback(error),
      );
    }

    child(): Store {
      return this;
    }
  };
}

function countInMemory(): (request: RequestToCount) => Promise<RequestCount> {
  const counts = new Map<string, RequestCount>();
  return async ({ keyHash, now, windowMs }) => {
    const resetsAt = new Date(now.getTime() + windowMs);
    const known = counts.get(keyHash);
    const isOpen = known && known.resetsAt > now;
    const counted = {
      count: isOpen ? known.count + 1 : 1,
      resetsAt: isOpen && known.resetsAt < resetsAt ? known.resetsAt : resetsAt,
    };
    setAndEvict(counts, capacity, keyHash, counted);
    return counted;
  };
}
