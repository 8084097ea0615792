import {
  type Db,
  type LeasedJob,
  leaseDueJobs,
  markJobDone,
  rescheduleJob,
  returnLease,
} from '@guildpath/db';
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

/** How long a job belongs to the process that took it. Longer than any handler may take. */
const leaseMs = 120_000;
const batchSize = 5;

/** The wait after the first failure; it doubles with each further one. */
const firstRetryMs = 5_000;
const maxRetryMs = 3_600_000;

/** Does every job that is due, one after another; gives back those not begun when `isStopping` turns true. */
export async function workOff(outbox: Outbox, isStopping: () => boolean): Promise<void> {
  const { db, now, handlers } = outbox;
  const kinds = Object.keys(handlers);
  for (let isMore = true; isMore && !isStopping(); ) {
    const jobs = await leaseDueJobs(db, { now: now(), leaseMs, limit: batchSize, kinds });
    for (const job of jobs) {
      if (isStopping()) await returnLease(db, job.id);
      else await attempt(outbox, job);
    }
    isMore = jobs.length === batchSize;
  }
}

async function attempt({ db, now, handlers, log }: Outbox, job: LeasedJob): Promise<void> {
  const facts = { jobId: job.id, kind: job.kind, attempt: job.attempts + 1 };
  try {
    await handlers[job.kind]?.(job);
  } catch (error) {
    const dueAt = new Date(now().getTime() + toRetryMs(job.attempts));
    await rescheduleJob(db, {
      id: job.id,
      dueAt,
      error: toSafeError(error).message,
    });
    log.warn({ ...facts, dueAt }, 'outbox job failed; it will be tried again');
    return;
  }
  await markJobDone(db, { id: job.id, now: now() });
  log.info(facts, 'outbox job done');
}

function toRetryMs(attempts: number): number {
  return Math.min(firstRetryMs * 2 ** attempts, maxRetryMs);
}
