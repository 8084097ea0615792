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
import { redactError } from '../../shared/redact-error.ts';
import { endFailedAttempt, type JobHandler, Postponed } from './job-handler.ts';
import { createSlots, outagePauseMs } from './slots.ts';

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
  /** Tells the worker that a job has just been committed. */
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
      await runner.exchange().catch((error: unknown) => {
        // Was logged when it began; this would repeat every second.
        if (isRefusedWrite(error)) return;
        options.log.error({ err: error }, 'the outbox cannot be reached; trying again soon');
      });
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

/** Leases and runs jobs whenever `exchange` is called. Calls `onEnd` whenever a job has ended. */
export function openRunner({ db, now, log, handler }: WorkerOptions, onEnd: () => void) {
  const leasedBy = newId();
  const slots = createSlots(handler.concurrency);
  const running = new Map<string, Promise<void>>();
  let ended: { readonly job: LeasedJob; readonly end: AttemptEnd }[] = [];
  const renewing = setInterval(() => {
    // A job stays leased until its end is stored, so that it does not run twice.
    const ids = [...running.keys(), ...ended.map(({ job }) => job.id)];
    renewLeases(db, { ids, leasedBy, now: now(), leaseMs }).catch((error: unknown) => {
      log.warn({ err: error }, 'leases were not renewed');
    });
  }, renewMs);

  async function run(job: LeasedJob): Promise<void> {
    const end = await attempt(job);
    ended.push({ job, end });
    running.delete(job.id);
    slots.release(job.id);
    onEnd();
  }

  async function attempt(job: LeasedJob): Promise<AttemptEnd> {
    const facts = { jobId: job.id, kind: job.kind, attempt: job.attempts + 1 };
    try {
      const outcome = await withinLimit(handler.handle(job));
      log.info(facts, 'outbox job done');
      if (outcome !== 'skipped' && slots.noteSuccess(job.id)) {
        log.info(facts, 'in service again: waiting jobs run now');
      }
      return { kind: 'done' };
    } catch (failure) {
      return endWith(failure, job, facts);
    }
  }

  function endWith(failure: unknown, job: LeasedJob, facts: object): AttemptEnd {
    const failedAt = now();
    if (failure instanceof OutOfService) {
      const { isBegin, isOwnFault } = slots.noteOutage(job);
      if (isBegin) {
        log.error(
          { ...facts, err: failure },
          'out of service: jobs wait, and one at a time is tried',
        );
      }
      // Behind the jobs that are due already.
      const dueAt = new Date(failedAt.getTime() + outagePauseMs);
      if (!isOwnFault) return { kind: 'retry', dueAt, error: redactError(failure).message };
    }
    const end = endFailedAttempt(job, failure, failedAt);
    if (end.kind === 'abandoned') {
      log.error({ ...facts, err: failure }, 'outbox job failed for good');
    } else if (failure instanceof Postponed) {
      log.info({ ...facts, dueAt: end.dueAt, reason: failure.message }, 'outbox job postponed');
    } else {
      log.warn({ ...facts, dueAt: end.dueAt }, 'outbox job failed; retrying later');
    }
    return end;
  }

  /** Stores how jobs ended and leases due ones, in one transaction; then starts these. */
  async function exchange(limit = slots.countFree()): Promise<void> {
    const stored = [...ended];
    if (stored.length === 0 && limit <= 0) return;
    const leased = await db.transaction().execute(async (trx) => {
      const at = now();
      for (const { job, end } of stored) {
        if (await endAttempt(trx, job, { end, now: at })) continue;
        log.warn({ jobId: job.id, kind: job.kind }, 'outbox job was taken over before it ended');
      }
      return leaseDueJobs(trx, { now: at, leaseMs, leasedBy, kind: handler.kind, limit });
    });
    // Only after the commit: what was not stored is stored with the next exchange.
    ended = ended.slice(stored.length);
    // A lease that expired here, for example while the database was locked, leases a job a second time.
    const isHere = (id: string) => running.has(id) || ended.some(({ job }) => job.id === id);
    for (const job of leased) {
      if (isHere(job.id)) continue;
      slots.take(job.id);
      running.set(job.id, run(job));
    }
  }

  return {
    running,
    exchange: () => exchange(),
    /** Waits for the running jobs, and stores how they ended. */
    finish: async () => {
      await Promise.all(running.values());
      clearInterval(renewing);
      await exchange(0).catch((error: unknown) => {
        log.error({ err: error }, 'the last jobs were not stored as done, and will run again');
      });
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
