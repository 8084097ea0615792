import type { AttemptEnd, LeasedJob } from '@guildpath/db';
import { PermanentFailure } from '../../adapters/mail/mailer.ts';
import { redactError } from '../../shared/redact-error.ts';

export interface JobHandler {
  readonly kind: string;
  /** How many of these jobs a process runs at once. A hung job blocks only its own slot. */
  readonly concurrency: number;
  /**
   * Runs one job. When it throws, the error is stored and the job is retried later, unless the error is a
   * `PermanentFailure` or the job is too old. Returns `skipped` when there was nothing to send, which does
   * not show that an outage is over; any other value is ignored.
   */
  readonly handle: (job: LeasedJob) => Promise<unknown>;
}

/** Postpones a job that could not even be tried. This costs no attempt, however often it happens. */
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
/** Greylisting servers accept mail after a few minutes. */
export const longestRetryMs = 10 * 60_000;
/** By then the recipient has asked for another mail. */
const abandonAfterMs = 24 * 3_600_000;
/** A job that waited for days while the site was down still gets this many attempts, over half an hour. */
const leastAttempts = 10;

/** Decides whether a failed job is retried or abandoned. */
export function endFailedAttempt(
  job: LeasedJob,
  failure: unknown,
  failedAt: Date,
): Exclude<AttemptEnd, { kind: 'done' }> {
  const error = redactError(failure).message;
  if (failure instanceof Postponed) return { kind: 'retry', dueAt: failure.until };
  const isOld = failedAt.getTime() - job.createdAt.getTime() > abandonAfterMs;
  const isHopeless = isOld && job.attempts + 1 >= leastAttempts;
  if (failure instanceof PermanentFailure || isHopeless) return { kind: 'abandoned', error };
  const waitMs = Math.min(firstRetryMs * 2 ** job.attempts, longestRetryMs);
  const dueAt = new Date(failedAt.getTime() + waitMs);
  return { kind: 'retry', dueAt, error, isCounted: true };
}
