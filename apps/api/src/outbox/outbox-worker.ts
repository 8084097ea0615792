import { isDiskFull } from '@guildpath/db';
import { type Outbox, processJobs } from './process-jobs.ts';

export interface OutboxWorker {
  /** Look now: a job has just been committed. */
  readonly wake: () => void;
  /** Finishes the job at hand and stops. */
  readonly stop: () => Promise<void>;
}

/** How often to look for jobs that other processes left or that are due again. */
const pollMs = 2_000;

/** Does what the outbox holds, whenever there is something, until stopped. */
export function startOutboxWorker(outbox: Outbox): OutboxWorker {
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

  const timer = setInterval(wake, pollMs);
  wake();
  return {
    wake,
    stop: async () => {
      isStopping = true;
      clearInterval(timer);
      await round;
    },
  };
}
