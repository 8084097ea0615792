import {
  type AttemptEnd,
  type Db,
  emptyLog,
  endAttempt,
  isDiskFull,
  type LeasedJob,
  leaseDueJobs,
  newId,
  renewLeases,
} from '@guildpath/db';
import { OutOfService } from '../../adapters/mail/mailer.ts';
import type { Clock } from '../../config/clock.ts';
import { redactError } from '../../shared/redact-error.ts';
import {
  endFailed,
  type JobHandler,
  longestRetryMs,
  Postponed,
  withoutService,
} from './job-handler.ts';
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
  /** The most urgent kind first. Jobs of other kinds are left to other workers. */
  readonly handlers: readonly JobHandler[];
  /** The number of jobs at the same time: one that hangs holds up no more than its own slot. */
  readonly concurrency: number;
  /** The longest that a handler postpones a job. Default: as long as a job waits for another attempt. */
  readonly longestWaitMs?: number;
  /**
   * Tells whether a job is the last trace of a person: the log of SQLite is emptied with it. Default: none
   * is.
   */
  readonly isLastTrace?: (job: LeasedJob) => boolean;
}

export interface OutboxWorker {
  /** Looks soon: a job has just been committed. */
  readonly wake: () => void;
  /** Finishes the jobs at hand and stops. */
  readonly stop: () => Promise<void>;
}

/** A job stays that long with a process that was killed. */
const leaseMs = 7_000;
/** Two renewals in a row may fail. */
const renewMs = 2_000;
/** The worker looks that often for jobs that other processes left or that are due again. */
const pollMs = 1_000;
/** Jobs that end or come within that time are stored and leased together, in one commit. */
const gatherMs = 20;
/**
 * Longer than any handler takes with all its time limits. One that takes longer has failed, but may have done
 * its job.
 */
const handlerLimitMs = 180_000;
/** Clocks of processes may be that far apart. */
const clockSkewMs = 60_000;

/** Does what the outbox holds, whenever there is something, until stopped. */
export function startOutboxWorker(options: WorkerOptions): OutboxWorker {
  let isStopping = false;
  let wake: () => void = () => undefined;
  const work = openWork(options, () => wake());

  async function run(): Promise<void> {
    while (!isStopping) {
      const woken = new Promise<void>((resolve) => {
        wake = resolve;
      });
      try {
        await work.look();
        await wait(gatherMs);
        await Promise.race([woken, wait(pollMs)]);
      } catch (error) {
        // A full disk has been logged when it began, and this would come every second.
        if (!isDiskFull(error)) {
          options.log.error({ err: error }, 'the outbox cannot be reached; trying again soon');
        }
        await wait(pollMs);
      }
    }
  }

  const running = run();
  return {
    wake: () => wake(),
    stop: async () => {
      isStopping = true;
      wake();
      await running;
      await work.finish();
    },
  };
}

/** Does the jobs that are due, and those that become due before it ends, until `isStopping` returns true. */
export async function processDueJobs(
  options: WorkerOptions,
  isStopping: () => boolean,
): Promise<void> {
  const work = openWork(options, () => undefined);
  while (!isStopping()) {
    await work.look();
    if (work.underWay.size === 0) break;
    await Promise.race(work.underWay.values());
  }
  await work.finish();
}

/** `onEnd` is called when a job has ended. */
function openWork(options: WorkerOptions, onEnd: () => void) {
  const { db, now, log, handlers, concurrency, isLastTrace = () => false } = options;
  const longestWaitMs = (options.longestWaitMs ?? longestRetryMs) + clockSkewMs;
  const leasedBy = newId();
  const byPriority = handlers.map(({ kind }) => kind);
  /** In an outage the kinds take turns, because a job may fail by itself and must not stop the others. */
  let kinds = byPriority;
  const slots = createSlots(concurrency);
  const underWay = new Map<string, Promise<void>>();
  let ended: { readonly job: LeasedJob; readonly end: AttemptEnd }[] = [];
  const renewing = setInterval(() => {
    // A job that has ended stays leased until that is stored, so that it is not done again.
    const ids = [...underWay.keys(), ...ended.map(({ job }) => job.id)];
    renewLeases(db, { ids, leasedBy, now: now(), leaseMs }).catch((error: unknown) => {
      log.warn({ err: error }, 'leases were not renewed');
    });
  }, renewMs);

  async function attempt(job: LeasedJob): Promise<void> {
    const end = await handle(job);
    ended.push({ job, end });
    underWay.delete(job.id);
    slots.release(job.id);
    onEnd();
  }

  async function handle(job: LeasedJob): Promise<AttemptEnd> {
    const facts = { jobId: job.id, kind: job.kind, attempt: job.attempts + 1 };
    try {
      const handler = handlers.find(({ kind }) => kind === job.kind);
      const outcome = await withinLimit(handler?.handle(job));
      log.info(facts, 'outbox job done');
      if (outcome !== withoutService) {
        kinds = byPriority;
        const isBack = slots.noteSuccess(job.id);
        if (isBack) log.info(facts, 'in service again: what waited for it is done now');
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
        const seen = { ...facts, err: failure };
        log.error(seen, 'out of service: jobs wait, and one at a time is tried');
      }
      kinds = [...kinds.filter((kind) => kind !== job.kind), job.kind];
      // Behind those of its kind that are due already.
      const dueAt = new Date(failedAt.getTime() + outagePauseMs);
      if (!isOwnFault) return { kind: 'put-off', dueAt, error: redactError(failure).message };
    }
    const end = endFailed(job, failure, failedAt);
    if (end.kind === 'given-up') {
      log.error({ ...facts, err: failure }, 'outbox job failed; giving up');
    } else if (failure instanceof Postponed) {
      log.info({ ...facts, dueAt: end.dueAt, reason: failure.message }, 'outbox job postponed');
    } else {
      log.warn({ ...facts, dueAt: end.dueAt }, 'outbox job failed; retrying later');
    }
    return end;
  }

  /** Stores how jobs ended and leases what is due, in one transaction; then begins it. */
  async function exchange(limit: number): Promise<void> {
    const stored = [...ended];
    if (stored.length === 0 && limit <= 0) return;
    const leased = await db.transaction().execute(async (trx) => {
      const at = now();
      for (const { job, end } of stored) {
        if (await endAttempt(trx, job, { end, now: at })) continue;
        log.warn({ jobId: job.id, kind: job.kind }, 'outbox job was taken over before it ended');
      }
      if (stored.some(({ job }) => isLastTrace(job))) await emptyLog(trx);
      return leaseDueJobs(trx, { now: at, leaseMs, leasedBy, kinds, limit, longestWaitMs });
    });
    // Only after the commit: what could not be stored is stored with the next exchange.
    ended = ended.slice(stored.length);
    // One whose lease has ended here, as after a clock was set forward, is leased again.
    const isHere = (id: string) => underWay.has(id) || ended.some(({ job }) => job.id === id);
    for (const job of leased) {
      if (isHere(job.id)) continue;
      slots.take(job.id);
      underWay.set(job.id, attempt(job));
    }
  }

  return {
    underWay,
    look: () => exchange(slots.countFree()),
    /** Waits for the jobs under way, and stores how they ended. */
    finish: async () => {
      await Promise.all(underWay.values());
      clearInterval(renewing);
      await exchange(0).catch((error: unknown) => {
        log.error({ err: error }, 'what was done last was not stored, and will be done again');
      });
    },
  };
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Throws when the handler takes too long. */
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
