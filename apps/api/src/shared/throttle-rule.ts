import type { ComputeLockout } from '@guildpath/db';

export interface ThrottleRule {
  /** The attempt with this number is the first that locks. */
  readonly firstLockingAttempt: number;
  /** The lock doubles with each further attempt, up to the longest. */
  readonly firstLockMs: number;
  readonly longestLockMs: number;
  /** That long after the last attempt, or after its lock, the count starts again at one. */
  readonly forgetAfterMs: number;
}

/** The lockout that the rule gives for attempts made now. */
export function computeLockout(rule: ThrottleRule, now: Date): ComputeLockout {
  return (attempts) => {
    const lockMs =
      attempts < rule.firstLockingAttempt
        ? 0
        : Math.min(
            rule.firstLockMs * 2 ** (attempts - rule.firstLockingAttempt),
            rule.longestLockMs,
          );
    const end = now.getTime() + lockMs;
    return {
      lockedUntil: lockMs > 0 ? new Date(end) : null,
      forgetAt: new Date(end + rule.forgetAfterMs),
    };
  };
}
