import type { Db, OpenDatabase } from '@guildpath/db';
import type { EditionData } from '@guildpath/results';
import type { FastifyBaseLogger } from 'fastify';
import { findEditionId } from './load-edition.ts';

const pollIntervalMs = 2_000;

interface FollowOptions {
  readonly db: Db;
  readonly listen: OpenDatabase['listen'];
  readonly log: Pick<FastifyBaseLogger, 'error' | 'info'>;
  readonly context: {
    readonly edition: EditionData;
    readonly refreshEdition: () => Promise<void>;
  };
}

/**
 * Reloads catalogue and calibration when a command or another process changes them: at once if the database
 * notifies, otherwise within two seconds. A check reads three rows by key. Returns a function that stops
 * it.
 */
export function followEdition({ db, listen, log, context }: FollowOptions): () => Promise<void> {
  let running: Promise<void> | undefined;
  let isRequested = false;

  async function checkWhileRequested(): Promise<void> {
    while (isRequested) {
      isRequested = false;
      if ((await findEditionId(db)) === context.edition.id) continue;
      await context.refreshEdition();
      log.info({ edition: context.edition.id }, 'catalogue or calibration changed; reloaded');
    }
  }

  const check = () => {
    isRequested = true;
    running ??= checkWhileRequested()
      .catch((error: unknown) => {
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
