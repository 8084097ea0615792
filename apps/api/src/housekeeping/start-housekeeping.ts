import type { FastifyBaseLogger } from 'fastify';
import { deleteExpired, type Expiring } from './delete-expired.ts';

const everyMs = 60 * 60 * 1000;

interface HousekeepingOptions extends Expiring {
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

/** Deletes what has expired, now and every hour; returns what stops it. */
export function startHousekeeping({ log, ...expiring }: HousekeepingOptions): () => Promise<void> {
  let round: Promise<void> = Promise.resolve();
  const clean = () => {
    round = deleteExpired(expiring).catch((error: unknown) => {
      log.error({ err: error }, 'what has expired was not deleted; trying again in an hour');
    });
  };
  const timer = setInterval(clean, everyMs);
  clean();
  return async () => {
    clearInterval(timer);
    await round;
  };
}
