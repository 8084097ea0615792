import { type OpenDatabase, readServerTime } from '@guildpath/db';

/** Returns the current time. It is passed in, so that tests can set it. */
export type Clock = () => Date;

const pollIntervalMs = 5_000;
/** A slower answer is too imprecise: it may have been given at any moment of the round trip. */
const maxRoundTripMs = 500;

export interface FollowedClock {
  readonly now: Clock;
  readonly stop: () => void;
}

interface FollowOptions {
  readonly database: Pick<OpenDatabase, 'db' | 'dialect'>;
  readonly onError: (error: unknown) => void;
}

/**
 * Gives all processes of a site one clock: on PostgreSQL the server's, polled every few seconds, so that
 * leases, limits and sessions agree between machines whose clocks do not. On SQLite there is only one
 * machine, and its clock is used.
 */
export async function followDatabaseClock({
  database: { db, dialect },
  onError,
}: FollowOptions): Promise<FollowedClock> {
  if (dialect === 'sqlite') return { now: () => new Date(), stop: () => undefined };

  async function measureOffset() {
    const startedAt = performance.now();
    const time = await readServerTime(db);
    const roundTripMs = performance.now() - startedAt;
    return { offsetMs: time.getTime() - startedAt - roundTripMs / 2, roundTripMs };
  }

  let { offsetMs } = await measureOffset();
  let isPolling = false;
  const timer = setInterval(() => {
    if (isPolling) return;
    isPolling = true;
    measureOffset()
      .then((measured) => {
        if (measured.roundTripMs <= maxRoundTripMs) ({ offsetMs } = measured);
      })
      .catch(onError)
      .finally(() => {
        isPolling = false;
      });
  }, pollIntervalMs);
  return {
    now: () => new Date(performance.now() + offsetMs),
    stop: () => clearInterval(timer),
  };
}
