import { type Db, findCatalogueVersion, isRefusedWrite } from '@guildpath/db';
import type { Catalogue } from '@guildpath/results';
import type { FastifyBaseLogger } from 'fastify';
import { repeat } from '../shared/repeat.ts';

const pollIntervalMs = 2_000;

interface FollowOptions {
  readonly db: Db;
  readonly log: Pick<FastifyBaseLogger, 'error' | 'info'>;
  readonly context: {
    readonly catalogue: Catalogue;
    readonly reloadCatalogue: () => Promise<void>;
  };
}

/**
 * Reloads the catalogue within two seconds when a command or another process has changed it. Returns a
 * function that stops it.
 */
export function followCatalogue({ db, log, context }: FollowOptions): () => Promise<void> {
  async function check(): Promise<void> {
    if ((await findCatalogueVersion(db)) === context.catalogue.version) return;
    await context.reloadCatalogue();
    log.info({ version: context.catalogue.version }, 'catalogue changed; reloaded');
  }

  return repeat(check, pollIntervalMs, (error) => {
    // Was logged when it began; this would repeat every two seconds.
    if (isRefusedWrite(error)) return;
    log.error({ err: error }, 'could not check for changes of the catalogue; trying again');
  });
}
