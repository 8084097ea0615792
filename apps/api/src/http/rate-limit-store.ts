import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { countRequest, type Db, type RequestCount, type RequestToCount } from '@guildpath/db';
import type { Clock } from '../config/clock.ts';
import type { KeyedHash } from '../config/keyed-hash.ts';
import { keepLatest } from './keep-latest.ts';

interface StoreContext {
  readonly db: Db;
  readonly isShared: boolean;
  readonly keyedHash: KeyedHash;
  readonly now: Clock;
}

/** Keys that one process counts at a time; the one longest without a request makes room. */
const capacity = 20_000;

/**
 * A store of @fastify/rate-limit for all limits together: their keys say what is counted. All processes on one database
 * share the counts; a process alone has them in memory. A window lasts no longer than it should when the clock is set
 * back, which the plugin's own store does not know.
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
    keepLatest(counts, capacity, keyHash, counted);
    return counted;
  };
}
