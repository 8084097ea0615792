const firstPauseMs = 1_000;
/** The longest that mail waits after the server is back. */
const longestPauseMs = 10_000;

export interface Pause {
  /** How many jobs may be under way: none during the pause, and after it one, until that has succeeded. */
  readonly limit: () => number;
  /** A job has found the service out. Each pause in a row is longer. True when this is news. */
  readonly begin: () => boolean;
  /** A job has succeeded. True when it is the first after a pause. */
  readonly succeed: () => boolean;
  readonly close: () => void;
}

/**
 * What a worker does while what it needs is out of service. A service may also be out for those alone who ask too much of
 * it: after each pause half as many jobs are done at once, and then gradually more, as TCP does. `onOver` is called when it
 * is time to try again.
 */
export function createPause(concurrency: number, onOver: () => void): Pause {
  let pauseMs = 0;
  let timer: NodeJS.Timeout | undefined;
  let isTrying = false;
  let allowed = concurrency;
  return {
    limit: () => {
      if (timer) return 0;
      return isTrying ? 1 : Math.floor(allowed);
    },
    begin: () => {
      const isNews = pauseMs === 0;
      // Jobs that were under way together fail together.
      if (timer) return isNews;
      pauseMs = Math.min(pauseMs * 2 || firstPauseMs, longestPauseMs);
      allowed = Math.max(1, allowed / 2);
      isTrying = true;
      timer = setTimeout(() => {
        timer = undefined;
        onOver();
      }, pauseMs);
      return isNews;
    },
    succeed: () => {
      // One that was under way before says nothing.
      if (timer) return false;
      const isFirst = isTrying;
      isTrying = false;
      pauseMs = 0;
      if (!isFirst) allowed = Math.min(concurrency, allowed + 1 / allowed);
      return isFirst;
    },
    close: () => clearTimeout(timer),
  };
}
