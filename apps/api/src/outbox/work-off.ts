import { type Db, type LeasedJob, leaseDueJob, markJobDone, rescheduleJob } from '@guildpath/db';
import type { Clock } from '../clock.ts';
import { toSafeError } from '../safe-error.ts';

/** Does one job. What it throws is kept as the job's last error, and the job is tried again later. */
export type JobHandler = (job: LeasedJob) => Promise<void>;

export interface Outbox {
  readonly db: Db;
  readonly now: Clock;
  /** By kind of job. Jobs of other kinds are left to whoever knows them. */
  readonly handlers: Readonly<Record<string, JobHandler>>;
  readonly log: OutboxLog;
}

export interface OutboxLog {
  readonly info: (facts: object, message: string) => void;
  readonly warn: (facts: object, message: string) => void;
  readonly error: (facts: object, message: string) => void;
}

/**
 * How long a job belongs to the process that took it: longer than a handler takes. One that takes longer still finds at
 * its end that the job is no longer its own.
 */
const leaseMs = 120_000;

/** The wait after the first failure; it doubles with each further one. */
const firstRetryMs = 5_000;
const maxRetryMs = 3_600_000;

/**
 * Does every job that is due, one after another, until `isStopping` turns true. Each is leased when its turn comes, so
 * that no lease runs out while others are done.
 */
export async function workOff(outbox: Outbox, isStopping: () => boolean): Promise<void> {
  const { db, now, handlers } = outbox;
  const kinds = Object.keys(handlers);
  while (!isStopping()) {
    const job = await leaseDueJob(db, { now: now(), leaseMs, kinds });
    if (!job) return;
    await attempt(outbox, job);
  }
}

async function attempt(outbox: Outbox, job: LeasedJob): Promise<void> {
  const { db, now, handlers, log } = outbox;
  const facts = { jobId: job.id, kind: job.kind, attempt: job.attempts + 1 };
  try {
    await handlers[job.kind]?.(job);
  } catch (error) {
    const dueAt = new Date(now().getTime() + toRetryMs(job.attempts));
    await rescheduleJob(db, job, { dueAt, error: toSafeError(error).message });
    log.warn({ ...facts, dueAt }, 'outbox job failed; it will be tried again');
    return;
  }
  const isOurs = await markJobDone(db, job, now());
  if (isOurs) log.info(facts, 'outbox job done');
  else log.warn(facts, 'outbox job was no longer ours when it was done');
}

function toRetryMs(attempts: number): number {
  return Math.min(firstRetryMs * 2 ** attempts, maxRetryMs);
}
