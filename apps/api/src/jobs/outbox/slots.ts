import type { LeasedJob } from '@guildpath/db';

/** A worker waits that long after each failure while what its jobs need is out of service. */
export const outagePauseMs = 5_000;

/**
 * Counts how many jobs of a worker may be under way: `concurrency`, in an outage one after each pause, and
 * after it one more with each that gets through, so that a server which refuses many connections at once gets
 * the mails over fewer.
 */
export function createSlots(concurrency: number) {
  let allowed = concurrency;
  let pausedUntil = 0;
  let service: 'unknown' | 'in' | 'out' = 'unknown';
  /** Ids of jobs. Those that began before an outage take no slot, and say nothing about when it ends. */
  const taken = new Set<string>();
  return {
    countFree: () => (performance.now() < pausedUntil ? 0 : allowed - taken.size),
    take: (id: string) => void taken.add(id),
    release: (id: string) => void taken.delete(id),
    /** Notes that a job has got through; returns whether that ends an outage. */
    noteSuccess: (id: string): boolean => {
      if (!taken.has(id)) return false;
      const isEnd = service === 'out';
      service = 'in';
      allowed = Math.min(concurrency, allowed + 1);
      return isEnd;
    },
    /**
     * Notes that a job has found the service out. Returns whether that begins an outage, and whether the job
     * may be to blame: it fails once more while others get through.
     */
    noteOutage: ({ id, hasFailed }: LeasedJob) => {
      if (!taken.has(id)) return { isBegin: false, isOwnFault: false };
      const found = { isBegin: service !== 'out', isOwnFault: service === 'in' && hasFailed };
      service = 'out';
      allowed = 1;
      pausedUntil = performance.now() + outagePauseMs;
      taken.clear();
      return found;
    },
  };
}
