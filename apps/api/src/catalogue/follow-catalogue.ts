import { type Db, findCatalogueVersion } from '@guildpath/db';
import type { FastifyBaseLogger } from 'fastify';
import type { AppContext } from '../trpc/context.ts';

const everyMs = 2_000;

interface FollowOptions {
  readonly db: Db;
  readonly log: Pick<FastifyBaseLogger, 'error' | 'info'>;
  readonly context: Pick<AppContext, 'catalogue' | 'refreshCatalogue'>;
}

/**
 * Reads the catalogue again soon after a command or another process changed it: every two seconds its version is looked
 * up, which is two rows by key. Returns what ends it.
 */
export function followCatalogue({ db, log, context }: FollowOptions): () => Promise<void> {
  let round: Promise<void> = Promise.resolve();
  let isBusy = false;
  const look = async () => {
    if ((await findCatalogueVersion(db)) === context.catalogue.version) return;
    await context.refreshCatalogue();
    log.info(
      { version: context.catalogue.version },
      'the catalogue has changed and was read again',
    );
  };
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    round = look()
      .catch((error: unknown) => {
        log.error({ err: error }, 'the version of the catalogue could not be read; trying again');
      })
      .finally(() => {
        isBusy = false;
      });
  }, everyMs);
  return async () => {
    clearInterval(timer);
    await round;
  };
}
