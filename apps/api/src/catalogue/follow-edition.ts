import type { Db, OpenDatabase } from '@guildpath/db';
import type { EditionData } from '@guildpath/results';
import type { FastifyBaseLogger } from 'fastify';
import { findEditionId } from './load-edition.ts';

const everyMs = 2_000;

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
 * Reads catalogue and calibration again when a command or another process changed them: at once where the database tells,
 * and every two seconds in any case, by three rows by key. Returns what ends it.
 */
export function followEdition({ db, listen, log, context }: FollowOptions): () => Promise<void> {
  let round: Promise<void> | undefined;
  let isAsked = false;

  async function lookWhileAsked(): Promise<void> {
    while (isAsked) {
      isAsked = false;
      if ((await findEditionId(db)) === context.edition.id) continue;
      await context.refreshEdition();
      log.info(
        { edition: context.edition.id },
        'catalogue or calibration have changed and were read',
      );
    }
  }

  const look = () => {
    isAsked = true;
    round ??= lookWhileAsked()
      .catch((error: unknown) => {
        log.error({ err: error }, 'the version of the catalogue could not be read; trying again');
      })
      .finally(() => {
        round = undefined;
      });
  };
  const timer = setInterval(look, everyMs);
  const stopListening = listen(look);
  return async () => {
    clearInterval(timer);
    await stopListening();
    await round;
  };
}
