import type { LeasedJob } from '@guildpath/db';

/** The pause after each failure during an outage. */
export const outagePauseMs = 5_000;

/**
 * Limits how many jobs a worker runs at once: `concurrency`, and during an outage one after each pause. After
 * an outage the limit grows by one with each success, because a server may refuse many connections at once.
 */
export function createSlots(concurrency: number) {
  let allowed = concurrency;
  let pausedUntil = 0;
  let service: 'unknown' | 'up' | 'down' = 'unknown';
  /** Ids of jobs. Those that began before an outage are left out, because they do not show when it ends. */
  const taken = new Set<string>();
  return {
    countFree: () => (performance.now() < pausedUntil ? 0 : allowed - taken.size),
    take: (id: string) => void taken.add(id),
    release: (id: string) => void taken.delete(id),
    /** Returns whether this success ends an outage. */
    noteSuccess: (id: string): boolean => {
      if (!taken.has(id)) return false;
      const isEnd = service === 'down';
      service = 'up';
      allowed = Math.min(concurrency, allowed + 1);
      return isEnd;
    },
    /**
     * Returns whether this failure begins an outage, and whether the job itself may be to blame: it has
     * failed before, while others succeed.
     */
    noteOutage: ({ id, hasFailed }: LeasedJob) => {
      if (!taken.has(id)) return { isBegin: false, isOwnFault: false };
      const found = { isBegin: service !== 'down', isOwnFault: service === 'up' && hasFailed };
      service = 'down';
      allowed = 1;
      pausedUntil = performance.now() + outagePauseMs;
      taken.clear();
      return found;
    },
  };
}
