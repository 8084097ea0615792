import type { AttemptEnd, LeasedJob } from '@guildpath/db';
import { PermanentFailure } from '../../adapters/mail/mailer.ts';
import { redactError } from '../../shared/redact-error.ts';

export interface JobHandler {
  readonly kind: string;
  /** How many of these jobs a process runs at once. A hung job blocks only its own slot. */
  readonly concurrency: number;
  /**
   * Runs one job. When it throws, the error is stored and the job is retried later, unless the error is a
   * `PermanentFailure` or the job has failed too often. What it resolves to is ignored.
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
/** A week of retries. The time during which the site is down costs none. */
const maxAttempts = 1_000;

/** Decides whether a failed job is retried or abandoned. */
export function endFailedAttempt(
  { attempts }: LeasedJob,
  failure: unknown,
  failedAt: Date,
): Exclude<AttemptEnd, { kind: 'done' }> {
  if (failure instanceof Postponed) return { kind: 'retry', dueAt: failure.until };
  const error = redactError(failure).message;
  if (failure instanceof PermanentFailure || attempts + 1 >= maxAttempts) {
    return { kind: 'abandoned', error };
  }
  const waitMs = Math.min(firstRetryMs * 2 ** attempts, longestRetryMs);
  return { kind: 'retry', dueAt: new Date(failedAt.getTime() + waitMs), error };
}
