import type { Db } from '@guildpath/db';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import { deleteExpired } from './delete-expired.ts';

const everyMs = 60 * 60 * 1000;

interface HousekeepingOptions {
  readonly db: Db;
  readonly now: Clock;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

/** Deletes what has expired, now and every hour; returns what stops it. */
export function startHousekeeping({ db, now, log }: HousekeepingOptions): () => Promise<void> {
  let round: Promise<void> = Promise.resolve();
  const clean = () => {
    round = deleteExpired(db, now).catch((error: unknown) => {
      log.error({ err: error }, 'expired rows were not deleted; trying again in an hour');
    });
  };
  const timer = setInterval(clean, everyMs);
  clean();
  return async () => {
    clearInterval(timer);
    await round;
  };
}
