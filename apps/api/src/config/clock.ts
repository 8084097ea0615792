import { type OpenDatabase, readServerTime } from '@guildpath/db';

/** Now. Passed in, so that tests can set it. */
export type Clock = () => Date;

const everyMs = 5_000;
/** An answer that took longer says too little about when it was given. */
const longestAnswerMs = 500;

export interface FollowedClock {
  readonly now: Clock;
  readonly stop: () => void;
}

interface FollowOptions {
  readonly database: Pick<OpenDatabase, 'db' | 'dialect'>;
  readonly onError: (error: unknown) => void;
}

/**
 * The one clock of all processes of a site: on PostgreSQL the server's, asked every few seconds. Leases, limits and
 * sessions mean the same then on machines whose clocks disagree, and a clock that is set on one of them changes nothing.
 * On SQLite all processes are on one machine, and that is its clock.
 */
export async function followDatabaseClock({
  database: { db, dialect },
  onError,
}: FollowOptions): Promise<FollowedClock> {
  if (dialect === 'sqlite') return { now: () => new Date(), stop: () => undefined };

  /** What the clock of the server is ahead of the time that this process has been running. */
  async function ask() {
    const begun = performance.now();
    const time = await readServerTime(db);
    const tookMs = performance.now() - begun;
    return { offsetMs: time.getTime() - begun - tookMs / 2, tookMs };
  }

  let { offsetMs } = await ask();
  let isAsking = false;
  const timer = setInterval(() => {
    if (isAsking) return;
    isAsking = true;
    ask()
      .then((answer) => {
        if (answer.tookMs <= longestAnswerMs) ({ offsetMs } = answer);
      })
      .catch(onError)
      .finally(() => {
        isAsking = false;
      });
  }, everyMs);
  return {
    now: () => new Date(performance.now() + offsetMs),
    stop: () => clearInterval(timer),
  };
}
