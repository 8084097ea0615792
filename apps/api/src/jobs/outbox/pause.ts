const firstPauseMs = 1_000;
/** The longest that mail waits after the server is back. */
export const longestPauseMs = 10_000;
/** So many jobs that began a pause are remembered. */
const mostSuspects = 100;

/** What it means that a job has found the service out. */
export interface Finding {
  /** The service was in before, as far as is known here. */
  readonly isNews: boolean;
  /** It was this job before, and then others got through: the job may fail by itself. */
  readonly isSuspect: boolean;
  /** How long the pause is. */
  readonly pauseMs: number;
}

export interface Pause {
  /** How many jobs may be under way: none during the pause, and after it one, until that has succeeded. */
  readonly limit: () => number;
  /** How many pauses there were in a row, 0 when the service is in. */
  readonly count: () => number;
  /** A job has found the service out. Each pause in a row is longer. */
  readonly begin: (jobId: string) => Finding;
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
  let count = 0;
  const suspects = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let isTrying = false;
  let allowed = concurrency;

  function suspect(jobId: string): void {
    suspects.add(jobId);
    const [first] = suspects;
    if (suspects.size > mostSuspects && first !== undefined) suspects.delete(first);
  }

  return {
    limit: () => {
      if (timer) return 0;
      return isTrying ? 1 : Math.floor(allowed);
    },
    count: () => count,
    begin: (jobId) => {
      const isNews = count === 0;
      const isSuspect = isNews && suspects.has(jobId);
      if (isNews) suspect(jobId);
      // Jobs that were under way together fail together.
      if (timer) return { isNews, isSuspect, pauseMs };
      pauseMs = Math.min(pauseMs * 2 || firstPauseMs, longestPauseMs);
      count += 1;
      allowed = Math.max(1, allowed / 2);
      isTrying = true;
      timer = setTimeout(() => {
        timer = undefined;
        onOver();
      }, pauseMs);
      return { isNews, isSuspect, pauseMs };
    },
    succeed: () => {
      // One that was under way before says nothing.
      if (timer) return false;
      const isFirst = isTrying;
      isTrying = false;
      pauseMs = 0;
      count = 0;
      if (!isFirst) allowed = Math.min(concurrency, allowed + 1 / allowed);
      return isFirst;
    },
    close: () => clearTimeout(timer),
  };
}
