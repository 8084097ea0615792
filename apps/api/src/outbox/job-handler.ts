import type { LeasedJob } from '@guildpath/db';
import { PermanentFailure } from '../permanent-failure.ts';
import { redactError } from '../redact-error.ts';

/**
 * Does one job. What it throws is kept as the job's last error, and the job is tried again later; not after a
 * `PermanentFailure`, nor when it was put in too long ago. A `Postponed` costs no attempt, and its job is never given up.
 * What it returns says nothing, but for `withoutService`.
 */
export type JobHandler = (job: LeasedJob) => Promise<unknown>;

/** Returned by a handler that had no need of what may be `OutOfService`: that it succeeded says nothing of that. */
export const withoutService = Symbol('without service');

/** Thrown by a handler that could not even try, because what it needs is not to be used before that time. */
export class Postponed extends Error {
  override readonly name = 'Postponed';

  readonly until: Date;

  constructor(until: Date, reason: string) {
    super(reason);
    this.until = until;
  }
}

/**
 * Thrown by a handler when what every job of its worker needs is out of service: the worker pauses, and then tries one. It
 * costs no attempt, however long that lasts.
 */
export class OutOfService extends Error {
  override readonly name = 'OutOfService';
}

/** What becomes of a job after an attempt. */
export type Verdict =
  | { readonly kind: 'done' }
  | { readonly kind: 'given-up'; readonly error: string }
  | { readonly kind: 'postponed'; readonly error: string; readonly dueAt: Date }
  | { readonly kind: 'held-up'; readonly error: string; readonly dueAt: Date }
  | { readonly kind: 'retried'; readonly error: string; readonly dueAt: Date };

/** The wait after the first failure; it doubles with each further one. */
const firstRetryMs = 5_000;
/** Mail servers that put strangers off ("greylisting") take their mail after some minutes. */
const maxRetryMs = 10 * 60_000;
/** The first failure after that is the last: by then the recipient has asked for another mail. */
const giveUpAfterMs = 24 * 3_600_000;
/** A clock that jumps ahead by a day makes nothing hopeless: so many attempts take longer than half an hour. */
const leastAttempts = 10;

export function judgeFailure(job: LeasedJob, failure: unknown, failedAt: Date): Verdict {
  const error = redactError(failure).message;
  const isOld = failedAt.getTime() - job.createdAt.getTime() > giveUpAfterMs;
  if (failure instanceof PermanentFailure) return { kind: 'given-up', error };
  if (failure instanceof Postponed) return { kind: 'postponed', error, dueAt: failure.until };
  if (isOld && job.attempts + 1 >= leastAttempts) return { kind: 'given-up', error };
  const waitMs = Math.min(firstRetryMs * 2 ** job.attempts, maxRetryMs);
  return { kind: 'retried', error, dueAt: new Date(failedAt.getTime() + waitMs) };
}

/**
 * Of a job that found what it needs out of service, so that its worker pauses. For half of the pause no other worker tries
 * it either; at the end it is due, for there may be no other job to try, but behind those that were due before: the failure
 * may be its own after all, and must not keep them from being tried.
 */
export function holdUp(failure: unknown, failedAt: Date, pauseMs: number): Verdict {
  const dueAt = new Date(failedAt.getTime() + pauseMs / 2);
  return { kind: 'held-up', error: redactError(failure).message, dueAt };
}
