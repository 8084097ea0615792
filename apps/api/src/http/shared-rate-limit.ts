import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { countRequest } from '@guildpath/db';
import type { AppContext } from '../trpc/context.ts';

type StoreContext = Pick<AppContext, 'db' | 'keyedHash' | 'now'>;

/** A store of @fastify/rate-limit whose counts all processes on one database share. The keys say what is counted. */
export function createSharedStore({ db, keyedHash, now }: StoreContext): FastifyRateLimitStoreCtor {
  return class SharedStore implements FastifyRateLimitStore {
    incr(...[key, callback, windowMs]: Parameters<FastifyRateLimitStore['incr']>): void {
      const at = now();
      const keyHash = keyedHash('requests', key);
      countRequest(db, { keyHash, now: at, windowMs }).then(
        ({ count, resetsAt }) =>
          callback(null, { current: count, ttl: resetsAt.getTime() - at.getTime() }),
        (error: Error) => callback(error),
      );
    }

    child(): SharedStore {
      return this;
    }
  };
}
