import { isDiskFull, type LeasedJob } from '@guildpath/db';
import { watchClock } from './clock-watch.ts';
import { holdJobs, leaseMs, type Outbox } from './held-jobs.ts';
import {
  holdUp,
  type JobHandler,
  judgeFailure,
  OutOfService,
  withoutService,
} from './job-handler.ts';
import { createPause, longestPauseMs } from './pause.ts';

export interface OutboxWorker {
  /** Look soon: a job has just been committed. */
  readonly wake: () => void;
  /** Finishes the jobs at hand and stops. */
  readonly stop: () => Promise<void>;
}

export interface WorkerOptions extends Outbox {
  /** By kind of job, the most urgent first. Jobs of other kinds are left to other workers. */
  readonly handlers: Readonly<Record<string, JobHandler>>;
  /** How many jobs are done at the same time: one that hangs holds up no more than its own place. */
  readonly concurrency: number;
}

/** How often to look for jobs that other processes left or that are due again. */
const pollMs = 1_000;
/** How often leases are renewed: twice may fail. */
const renewMs = 2_000;
/** What is done and what comes within that time is stored and leased together: one commit for many jobs. */
const gatherMs = 20;
/** Longer than any handler takes with all its time limits. One that takes longer has failed; it may have done its job. */
const handlerLimitMs = 180_000;

/** Does what the outbox holds, whenever there is something, until stopped. */
export function startOutboxWorker(options: WorkerOptions): OutboxWorker {
  const work = openWork(options, () => wake());
  // What waits when this process starts may wait for what the start has mended.
  work.endWaits();
  let isStopping = false;
  let round: Promise<void> | undefined;
  let isAsked = false;
  let isDatabaseAway = false;

  function wake(): void {
    isAsked = true;
    if (isStopping || round || isDatabaseAway) return;
    round = lookWhileAsked().finally(() => {
      round = undefined;
    });
  }

  async function lookWhileAsked(): Promise<void> {
    while (isAsked && !isStopping) {
      isAsked = false;
      work.watchClock();
      try {
        await work.look();
      } catch (error) {
        // Not before the next poll, however many jobs come or end.
        isDatabaseAway = true;
        // A full disk has been logged when it began, and this would come every second.
        if (!isDiskFull(error)) {
          options.log.error({ err: error }, 'the outbox cannot be reached; trying again soon');
        }
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, gatherMs));
    }
  }

  const poll = () => {
    isDatabaseAway = false;
    wake();
  };
  const timer = setInterval(poll, pollMs);
  poll();
  return {
    wake,
    stop: async () => {
      isStopping = true;
      clearInterval(timer);
      await round;
      await work.finish();
    },
  };
}

/** Does every job that is due, and those that become due meanwhile, until `isStopping` returns true. */
export async function processJobs(
  options: WorkerOptions,
  isStopping: () => boolean,
): Promise<void> {
  const work = openWork(options, () => undefined);
  while (!isStopping()) {
    await work.look();
    if (work.countUnderWay() === 0) break;
    await work.next();
  }
  await work.finish();
}

/** `onEnd` is called when a job has ended and when a pause is over. */
function openWork({ handlers, concurrency, ...outbox }: WorkerOptions, onEnd: () => void) {
  const { now, log } = outbox;
  const kinds = Object.keys(handlers);
  const held = holdJobs(outbox, kinds);
  const attempts = new Set<Promise<void>>();
  const clock = watchClock(now, leaseMs + renewMs);
  const pause = createPause(concurrency, onEnd);
  let renewedAt = performance.now();
  let endsWaitsMs = 0;

  /** Makes every job that waits for another attempt due with the next look. */
  function endWaits(): void {
    endsWaitsMs = Infinity;
  }

  async function attempt(job: LeasedJob): Promise<void> {
    try {
      const outcome = await withinLimit(handlers[job.kind]?.(job));
      held.judge(job, { kind: 'done' });
      if (outcome !== withoutService && pause.succeed()) {
        // No longer waits: those are of jobs that failed by themselves.
        endsWaitsMs = Math.max(endsWaitsMs, longestPauseMs);
        log.info({ kind: job.kind }, 'in service again: what waited for it is due now');
      }
    } catch (failure) {
      const finding = failure instanceof OutOfService ? pause.begin(job.id) : undefined;
      const verdict =
        finding && !finding.isSuspect
          ? holdUp(failure, now(), finding.pauseMs)
          : judgeFailure(job, failure, now());
      held.judge(job, verdict);
      const facts = { jobId: job.id, kind: job.kind, attempt: job.attempts + 1, err: failure };
      if (verdict.kind === 'given-up') log.error(facts, 'outbox job failed; giving up');
      if (finding?.isNews) {
        log.error(facts, 'out of service: jobs wait, and one at a time is tried');
      }
    }
  }

  return {
    countUnderWay: held.countUnderWay,
    endWaits,
    /** Of a clock that was set back, nothing waits for the time that comes again. */
    watchClock: () => {
      if (clock.look() === 'set-back') endWaits();
    },
    look: async () => {
      const asked = {
        limit: pause.limit(),
        takesOver: clock.isTrusted(),
        endsWaitsMs,
        // After each pause another kind has its turn to be tried: in their order one that fails by itself would keep
        // those after it from being tried.
        kindsLast: pause.count() % kinds.length,
      };
      endsWaitsMs = 0;
      try {
        if (performance.now() - renewedAt >= renewMs) {
          await held.renew();
          renewedAt = performance.now();
        }
        for (const job of await held.exchange(asked)) {
          const begun = attempt(job).finally(() => {
            attempts.delete(begun);
            onEnd();
          });
          attempts.add(begun);
        }
      } catch (error) {
        endsWaitsMs = Math.max(endsWaitsMs, asked.endsWaitsMs);
        // Other processes could not renew their leases either: they get the time for it.
        clock.distrust();
        throw error;
      }
    },
    /** Resolves when a job has ended. */
    next: () => Promise.race(attempts),
    /** Ends when every job under way has ended and what became of it is stored. */
    finish: async () => {
      pause.close();
      const renewing = setInterval(() => {
        held.renew().catch((error: unknown) => log.warn({ err: error }, 'leases were not renewed'));
      }, renewMs);
      await Promise.all(attempts);
      clearInterval(renewing);
      await held
        .exchange({ limit: 0, takesOver: false, endsWaitsMs: 0 })
        .catch((error: unknown) => {
          log.error(
            { err: error },
            'what was done last could not be stored, and will be done again',
          );
        });
    },
  };
}

async function withinLimit<Outcome>(handling: Promise<Outcome> | undefined) {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The job took too long.')), handlerLimitMs);
  });
  try {
    return await Promise.race([handling, limit]);
  } finally {
    clearTimeout(timer);
  }
}
