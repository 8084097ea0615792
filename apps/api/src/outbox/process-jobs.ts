import {
  type Db,
  giveUpJob,
  type LeasedJob,
  leaseDueJob,
  markJobDone,
  postponeJob,
  rescheduleJob,
} from '@guildpath/db';
import type { Clock } from '../clock.ts';
import { PermanentFailure } from '../permanent-failure.ts';
import { redactError } from '../redact-error.ts';

/**
 * Does one job. What it throws is kept as the job's last error, and the job is tried again later; not after a
 * `PermanentFailure`, nor when it was put in too long ago. A `Postponed` costs no attempt.
 */
export type JobHandler = (job: LeasedJob) => Promise<void>;

/** Thrown by a handler that could not even try, because what it needs is not to be used before that time. */
export class Postponed extends Error {
  override readonly name = 'Postponed';

  readonly until: Date;

  constructor(until: Date, reason: string) {
    super(reason);
    this.until = until;
  }
}

export interface Outbox {
  readonly db: Db;
  readonly now: Clock;
  /** By kind of job. Jobs of other kinds are left to other workers. */
  readonly handlers: Readonly<Record<string, JobHandler>>;
  readonly log: OutboxLog;
}

export interface OutboxLog {
  readonly info: (facts: object, message: string) => void;
  readonly warn: (facts: object, message: string) => void;
  readonly error: (facts: object, message: string) => void;
}

/**
 * How long a job belongs to the process that took it: longer than a handler takes (`narrativeTimeLimitMs`, the time limits
 * of the mail server). One that takes longer still finds at
 * its end that the job is no longer its own.
 */
const leaseMs = 120_000;

/** The wait after the first failure; it doubles with each further one. */
const firstRetryMs = 5_000;
const maxRetryMs = 3_600_000;
/** The first failure after that is the last: by then the recipient has asked for another mail. */
const giveUpAfterMs = 24 * 3_600_000;

/**
 * Processes every due job, one after another, until `isStopping` returns true. Each is leased when its turn comes, so
 * that no lease runs out while others are done.
 */
export async function processJobs(outbox: Outbox, isStopping: () => boolean): Promise<void> {
  const { db, now, handlers } = outbox;
  const kinds = Object.keys(handlers);
  while (!isStopping()) {
    const job = await leaseDueJob(db, { now: now(), leaseMs, kinds });
    if (!job) return;
    await attempt(outbox, job);
  }
}

async function attempt({ db, now, handlers, log }: Outbox, job: LeasedJob): Promise<void> {
  const facts = { jobId: job.id, kind: job.kind, attempt: job.attempts + 1 };
  try {
    await handlers[job.kind]?.(job);
  } catch (failure) {
    const failedAt = now();
    const error = redactError(failure).message;
    if (isHopeless(job, failure, failedAt)) {
      await giveUpJob(db, job, { now: failedAt, error });
      log.error({ ...facts, err: failure }, 'outbox job failed; giving up');
    } else if (failure instanceof Postponed) {
      await postponeJob(db, job, { dueAt: failure.until });
      log.info({ ...facts, dueAt: failure.until, reason: error }, 'outbox job postponed');
    } else {
      const dueAt = new Date(failedAt.getTime() + toRetryMs(job.attempts));
      await rescheduleJob(db, job, { dueAt, error });
      log.warn({ ...facts, dueAt }, 'outbox job failed; retrying later');
    }
    return;
  }
  const isOurs = await markJobDone(db, job, now());
  if (isOurs) log.info(facts, 'outbox job done');
  else log.warn(facts, 'outbox job finished after another process had taken over its lease');
}

function isHopeless({ createdAt }: LeasedJob, failure: unknown, failedAt: Date): boolean {
  const ageMs = failedAt.getTime() - createdAt.getTime();
  return failure instanceof PermanentFailure || ageMs > giveUpAfterMs;
}

function toRetryMs(attempts: number): number {
  return Math.min(firstRetryMs * 2 ** attempts, maxRetryMs);
}
