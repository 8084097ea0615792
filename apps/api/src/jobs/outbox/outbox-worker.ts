import {
  type AttemptEnd,
  type Db,
  endAttempt,
  isRefusedWrite,
  type LeasedJob,
  leaseDueJobs,
  newId,
  renewLeases,
} from '@guildpath/db';
import { OutOfService } from '../../adapters/mail/mailer.ts';
import type { Clock } from '../../config/clock.ts';
import { endFailedAttempt, type JobHandler, Postponed } from './job-handler.ts';

export interface OutboxLog {
  readonly info: (facts: object, message: string) => void;
  readonly warn: (facts: object, message: string) => void;
  readonly error: (facts: object, message: string) => void;
}

export interface WorkerOptions {
  readonly db: Db;
  readonly now: Clock;
  readonly log: OutboxLog;
  /** Runs the jobs of one kind. Each kind has its own worker, so no kind delays another. */
  readonly handler: JobHandler;
}

export interface OutboxWorker {
  /** Wakes the worker: a job has just been committed. */
  readonly wake: () => void;
  /** Finishes the running jobs and stops. */
  readonly stop: () => Promise<void>;
}

/** A killed process keeps its leases this long. Far more than the clocks of two machines differ. */
const leaseMs = 60_000;
/** Two renewals in a row may fail. */
const renewMs = 15_000;
/** Polling interval, for jobs of other processes and jobs that are due again. */
const pollMs = 1_000;
/** The pause after a failure of the mail server. */
const outagePauseMs = 5_000;
/** Longer than any handler takes with all its time limits. A job that takes longer counts as failed. */
const handlerLimitMs = 180_000;

/** Runs the outbox jobs of one kind until stopped. */
export function startOutboxWorker(options: WorkerOptions): OutboxWorker {
  let isStopping = false;
  let wake: () => void = () => undefined;
  const runner = openRunner(options, () => wake());

  async function run(): Promise<void> {
    while (!isStopping) {
      const woken = new Promise<void>((resolve) => {
        wake = resolve;
      });
      await runner.runDueJobs();
      await Promise.race([woken, wait(pollMs)]);
    }
  }

  const running = run();
  return {
    wake: () => wake(),
    stop: async () => {
      isStopping = true;
      wake();
      await running;
      await runner.finish();
    },
  };
}

/** Leases and starts jobs whenever `runDueJobs` is called. Calls `onEnd` whenever a job has ended. */
export function openRunner({ db, now, log, handler }: WorkerOptions, onEnd: () => void) {
  const leasedBy = newId();
  const running = new Map<string, Promise<void>>();
  let isFinishing = false;
  /** During an outage one job is tried after each pause, so that a backlog is not tried for nothing. */
  let isOutage = false;
  let pausedUntil = 0;
  const renewing = setInterval(() => {
    renewLeases(db, { ids: [...running.keys()], leasedBy, now: now(), leaseMs }).catch(report);
  }, renewMs);

  async function runDueJobs(): Promise<void> {
    if (performance.now() < pausedUntil) return;
    const limit = (isOutage ? 1 : handler.concurrency) - running.size;
    const lease = { now: now(), leaseMs, leasedBy, kind: handler.kind, limit };
    try {
      for (const job of await leaseDueJobs(db, lease)) {
        // A lease that expired here, for example while the database was locked, is leased a second time.
        if (!running.has(job.id)) running.set(job.id, run(job));
      }
    } catch (error) {
      report(error);
    }
  }

  async function run(job: LeasedJob): Promise<void> {
    await store(job, await attempt(job));
    running.delete(job.id);
    onEnd();
  }

  async function attempt(job: LeasedJob): Promise<AttemptEnd> {
    const facts = { jobId: job.id, kind: job.kind, attempt: job.attempts + 1 };
    try {
      await withinLimit(handler.handle(job));
      isOutage = false;
      log.info(facts, 'outbox job done');
      return { kind: 'done' };
    } catch (failure) {
      isOutage = failure instanceof OutOfService;
      if (isOutage) pausedUntil = performance.now() + outagePauseMs;
      const end = endFailedAttempt(job, failure, now());
      if (end.kind === 'abandoned') {
        log.error({ ...facts, err: failure }, 'outbox job failed for good');
      } else if (failure instanceof Postponed) {
        log.info({ ...facts, dueAt: end.dueAt, reason: failure.message }, 'outbox job postponed');
      } else {
        log.warn({ ...facts, dueAt: end.dueAt, err: failure }, 'outbox job failed; retrying later');
      }
      return end;
    }
  }

  /** Stores how a job ended. Its lease is renewed until that succeeds, so that it does not run twice. */
  async function store(job: LeasedJob, end: AttemptEnd): Promise<void> {
    while (true) {
      try {
        if (await endAttempt(db, job, { end, now: now() })) return;
        log.warn({ jobId: job.id, kind: job.kind }, 'outbox job was taken over before it ended');
        return;
      } catch (error) {
        report(error);
        if (isFinishing) return;
        await wait(pollMs);
      }
    }
  }

  function report(error: unknown): void {
    // Was logged when it began; this would repeat every second.
    if (isRefusedWrite(error)) return;
    log.error({ err: error }, 'the outbox cannot be reached; trying again soon');
  }

  return {
    running,
    runDueJobs,
    /** Waits for the running jobs, and stores how they ended. */
    finish: async () => {
      isFinishing = true;
      await Promise.all(running.values());
      clearInterval(renewing);
    },
  };
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Throws when the handler takes too long. */
async function withinLimit<Outcome>(handling: Promise<Outcome>) {
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
