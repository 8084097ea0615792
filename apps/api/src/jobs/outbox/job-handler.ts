import type { AttemptEnd, LeasedJob } from '@guildpath/db';
import { PermanentFailure } from '../../adapters/mail/mailer.ts';
import { redactError } from '../../shared/redact-error.ts';

/** A kind of job and what does it. */
export interface JobHandler {
  readonly kind: string;
  /**
   * Does one job. When it throws, the error is stored and the job is tried again later, unless it is a
   * `PermanentFailure` or the job is too old. What it returns is ignored, except for `withoutService`.
   */
  readonly handle: (job: LeasedJob) => Promise<unknown>;
}

/** Returned by a handler that did not use what may be `OutOfService`: its success ends no outage. */
export const withoutService = Symbol('without service');

/** Puts off a job that could not even be tried. That costs no attempt, and the job is never given up. */
export class Postponed extends Error {
  override readonly name = 'Postponed';

  readonly until: Date;

  constructor(until: Date, reason: string) {
    super(reason);
    this.until = until;
  }
}

/** The wait after the first failure; it doubles with each further one. */
const firstRetryMs = 5_000;
/** Mail servers that put strangers off ("greylisting") take their mail after some minutes. */
export const longestRetryMs = 10 * 60_000;
/** The first failure after that is the last: by then the recipient has asked for another mail. */
const giveUpAfterMs = 24 * 3_600_000;
/** A clock set ahead by a day ends no job: this many attempts take longer than half an hour. */
const leastAttempts = 10;

/** Decides what becomes of a job that has failed by itself. */
export function endFailed(
  job: LeasedJob,
  failure: unknown,
  failedAt: Date,
): Exclude<AttemptEnd, { kind: 'done' }> {
  const error = redactError(failure).message;
  if (failure instanceof Postponed) return { kind: 'put-off', dueAt: failure.until };
  const isOld = failedAt.getTime() - job.createdAt.getTime() > giveUpAfterMs;
  const isHopeless = isOld && job.attempts + 1 >= leastAttempts;
  if (failure instanceof PermanentFailure || isHopeless) return { kind: 'given-up', error };
  const waitMs = Math.min(firstRetryMs * 2 ** job.attempts, longestRetryMs);
  const dueAt = new Date(failedAt.getTime() + waitMs);
  return { kind: 'put-off', dueAt, error, isCounted: true };
}
