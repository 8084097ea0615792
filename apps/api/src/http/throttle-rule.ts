import { type ComputeLockout, countAttempt, type Db, findThrottle } from '@guildpath/db';
import type { Clock } from '../config/clock.ts';
import type { KeyedHash } from '../config/keyed-hash.ts';
import { AppError } from './app-error.ts';

export interface ThrottleRule {
  /** The attempt with this number is the first that locks. */
  readonly firstLockingAttempt: number;
  /** The lock doubles with each further attempt, up to the longest. */
  readonly firstLockMs: number;
  readonly longestLockMs: number;
  /** That long after the last attempt, or after its lock, the count starts again at one. */
  readonly forgetAfterMs: number;
  /** The count starts again that long after its first attempt instead, as long as nothing is locked. */
  readonly isWindow?: boolean;
}

/** The lockout that the rule gives for attempts made now. */
export function computeLockout(rule: ThrottleRule, now: Date): ComputeLockout {
  return (attempts, expiresAt) => {
    const lockMs =
      attempts < rule.firstLockingAttempt
        ? 0
        : Math.min(
            rule.firstLockMs * 2 ** (attempts - rule.firstLockingAttempt),
            rule.longestLockMs,
          );
    const end = now.getTime() + lockMs;
    const isWindowOpen = rule.isWindow && lockMs === 0 && expiresAt !== undefined;
    return {
      lockedUntil: lockMs > 0 ? new Date(end) : null,
      expiresAt: isWindowOpen ? expiresAt : new Date(end + rule.forgetAfterMs),
    };
  };
}

/** What is throttled. The kind goes into the key, so that nothing typed as an identifier is the key of anything else. */
type ThrottledKind =
  | 'login'
  | 'login from address'
  | 'login of identifier'
  | 'login from device'
  | 'password change'
  | 'link password'
  | 'letter'
  | 'sign-in link'
  | 'security notice'
  | 'export';

/** The key under which attempts of this kind are counted. ASCII case does not matter. */
export function toThrottleKey(
  { keyedHash }: { readonly keyedHash: KeyedHash },
  kind: ThrottledKind,
  ...names: readonly string[]
): string {
  // JSON keeps the names apart, whatever is in them.
  return keyedHash(`throttle ${kind}`, JSON.stringify(names).toLowerCase());
}

interface Attempt {
  readonly key: string;
  readonly computeLockout: ComputeLockout;
}

/**
 * Counts one attempt under each of the keys, or none: throws TOO_MANY_REQUESTS while one of them is locked, with a
 * message that begins with `reason`.
 */
export async function countAttempts(
  { db, now }: { readonly db: Db; readonly now: Clock },
  attempts: readonly Attempt[],
  reason: string,
): Promise<void> {
  const at = now();
  // One order for everyone, so that two that share several keys never wait for each other.
  const ordered = attempts.toSorted((one, other) => (one.key < other.key ? -1 : 1));
  await db.transaction().execute(async (trx) => {
    for (const attempt of ordered) {
      if (await countAttempt(trx, { ...attempt, now: at })) continue;
      const locked = await findThrottle(trx, { key: attempt.key, now: at });
      throw tooManyAttempts(locked?.lockedUntil ?? at, at, reason);
    }
  });
}

function tooManyAttempts(lockedUntil: Date, now: Date, reason: string): AppError {
  const waitMs = Math.max(1_000, lockedUntil.getTime() - now.getTime());
  return tooMany(reason, Math.ceil(waitMs / 1_000));
}

/** TOO_MANY_REQUESTS that says in minutes, or in hours, when to try again. */
export function tooMany(reason: string, retryAfterSeconds: number): AppError {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const hours = Math.ceil(minutes / 60);
  const wait = minutes === 1 ? 'a minute' : minutes <= 60 ? `${minutes} minutes` : `${hours} hours`;
  return new AppError('TOO_MANY_REQUESTS', `${reason} Please try again in ${wait}.`, {
    retryAfterSeconds,
  });
}
