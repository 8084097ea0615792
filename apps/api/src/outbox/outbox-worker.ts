import { isDiskFull } from '@guildpath/db';
import { type Outbox, processJobs } from './process-jobs.ts';

export interface OutboxWorker {
  /** Look now: a job has just been committed. */
  readonly wake: () => void;
  /** Finishes the jobs at hand and stops. */
  readonly stop: () => Promise<void>;
}

interface WorkerOptions extends Outbox {
  /** How many jobs are done at the same time: one that hangs holds up no more than its own place. */
  readonly concurrency: number;
}

/** How often to look for jobs that other processes left or that are due again. */
const pollMs = 2_000;

/** Does what the outbox holds, whenever there is something, until stopped. */
export function startOutboxWorker({ concurrency, ...outbox }: WorkerOptions): OutboxWorker {
  const lanes = Array.from({ length: concurrency }, () => openLane(outbox));
  const wake = () => {
    for (const lane of lanes) lane.wake();
  };
  const timer = setInterval(wake, pollMs);
  wake();
  return {
    wake,
    stop: async () => {
      clearInterval(timer);
      await Promise.all(lanes.map((lane) => lane.stop()));
    },
  };
}

/** Takes one job after another. Leases keep lanes from each other's jobs as they keep processes. */
function openLane(outbox: Outbox): OutboxWorker {
  let isStopping = false;
  let isAsked = false;
  let round: Promise<void> | undefined;

  function wake(): void {
    isAsked = true;
    if (isStopping || round) return;
    round = workWhileAsked().finally(() => {
      round = undefined;
    });
  }

  async function workWhileAsked(): Promise<void> {
    while (isAsked && !isStopping) {
      isAsked = false;
      try {
        await processJobs(outbox, () => isStopping);
      } catch (error) {
        // A full disk has been logged when it began, and this would come every two seconds.
        if (isDiskFull(error)) return;
        outbox.log.error({ err: error }, 'the outbox cannot be read; trying again soon');
      }
    }
  }

  return {
    wake,
    stop: async () => {
      isStopping = true;
      await round;
    },
  };
}
