import { type Db, findCatalogueVersion, isRefusedWrite, type OpenDatabase } from '@guildpath/db';
import type { Catalogue } from '@guildpath/results';
import type { FastifyBaseLogger } from 'fastify';

const pollIntervalMs = 2_000;

interface FollowOptions {
  readonly db: Db;
  readonly listen: OpenDatabase['listen'];
  readonly log: Pick<FastifyBaseLogger, 'error' | 'info'>;
  readonly context: {
    readonly catalogue: Catalogue;
    readonly reloadCatalogue: () => Promise<void>;
  };
}

/**
 * Reloads the catalogue when a command or another process changes it: at once if the database notifies,
 * otherwise within two seconds. Returns a function that stops it.
 */
export function followCatalogue({ db, listen, log, context }: FollowOptions): () => Promise<void> {
  let running: Promise<void> | undefined;
  let isRequested = false;

  async function checkWhileRequested(): Promise<void> {
    while (isRequested) {
      isRequested = false;
      if ((await findCatalogueVersion(db)) === context.catalogue.version) continue;
      await context.reloadCatalogue();
      log.info({ version: context.catalogue.version }, 'catalogue changed; reloaded');
    }
  }

  const check = () => {
    isRequested = true;
    running ??= checkWhileRequested()
      .catch((error: unknown) => {
        // Was logged when it began; this would repeat every two seconds.
        if (isRefusedWrite(error)) return;
        log.error({ err: error }, 'could not check for changes of the catalogue; trying again');
      })
      .finally(() => {
        running = undefined;
      });
  };
  const timer = setInterval(check, pollIntervalMs);
  const stopListening = listen(check);
  return async () => {
    clearInterval(timer);
    await stopListening();
    await running;
  };
}
