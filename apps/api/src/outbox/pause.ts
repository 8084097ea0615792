const firstPauseMs = 1_000;
/** The longest that mail waits after the server is back. */
const longestPauseMs = 10_000;

export interface Pause {
  /** How many jobs may be under way: none during the pause, one after it, until that one has succeeded. */
  readonly limit: (concurrency: number) => number;
  /** Each pause is longer than the one before. True when service was not known to be out. */
  readonly begin: () => boolean;
  /** Something has succeeded. True when service was out until now. */
  readonly end: () => boolean;
  readonly close: () => void;
}

/** What a worker does while what it needs is out of service. `onOver` is called when it is time to try again. */
export function createPause(onOver: () => void): Pause {
  let pauseMs = 0;
  let timer: NodeJS.Timeout | undefined;
  return {
    limit: (concurrency) => (timer ? 0 : pauseMs > 0 ? 1 : concurrency),
    begin: () => {
      const isNews = pauseMs === 0;
      // Jobs that were under way together fail together.
      if (timer) return isNews;
      pauseMs = Math.min(pauseMs * 2 || firstPauseMs, longestPauseMs);
      timer = setTimeout(() => {
        timer = undefined;
        onOver();
      }, pauseMs);
      return isNews;
    },
    end: () => {
      const wasOut = pauseMs > 0;
      clearTimeout(timer);
      timer = undefined;
      pauseMs = 0;
      return wasOut;
    },
    close: () => clearTimeout(timer),
  };
}
