import { type ComputeLockout, countAttempt, type Db, findThrottle } from '@guildpath/db';
import type { Clock } from '../config/clock.ts';
import type { KeyedHash } from '../config/keyed-hash.ts';
import { AppError } from '../shared/app-error.ts';

export interface ThrottleRule {
  readonly firstLockingAttempt: number;
  /** The lock doubles with each further attempt, up to the longest. */
  readonly firstLockMs: number;
  readonly maxLockMs: number;
  /** The count restarts this long after the last attempt, or after its lock ends. */
  readonly resetAfterMs: number;
  /** Without a lock, the count restarts `resetAfterMs` after the first attempt instead. Default: false. */
  readonly isFixedWindow?: boolean;
}

/** Returns a function that computes the lockout after an attempt at `now`. */
export function computeLockout(rule: ThrottleRule, now: Date): ComputeLockout {
  return (attempts, expiresAt) => {
    const lockMs =
      attempts < rule.firstLockingAttempt
        ? 0
        : Math.min(rule.firstLockMs * 2 ** (attempts - rule.firstLockingAttempt), rule.maxLockMs);
    const end = now.getTime() + lockMs;
    const isWindowOpen = rule.isFixedWindow && lockMs === 0 && expiresAt !== undefined;
    return {
      lockedUntil: lockMs > 0 ? new Date(end) : null,
      expiresAt: isWindowOpen ? expiresAt : new Date(end + rule.resetAfterMs),
    };
  };
}

/** The kind is part of the key, so that no identifier collides with the key of another kind. */
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

/** Returns the key under which attempts are counted; it ignores ASCII case. */
export function toThrottleKey(
  { keyedHash }: { readonly keyedHash: KeyedHash },
  kind: ThrottledKind,
  ...names: readonly string[]
): string {
  // JSON separates the names whatever they contain.
  return keyedHash(`throttle ${kind}`, JSON.stringify(names).toLowerCase());
}

interface Attempt {
  readonly key: string;
  readonly computeLockout: ComputeLockout;
}

/**
 * Counts one attempt under each of the keys, or under none: throws TOO_MANY_REQUESTS if one of them is
 * locked, with a message that begins with `reason`.
 */
export async function countAttempts(
  { db, now }: { readonly db: Db; readonly now: Clock },
  attempts: readonly Attempt[],
  reason: string,
): Promise<void> {
  const at = now();
  // A fixed lock order prevents deadlocks between requests that share several keys.
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

/** Creates a TOO_MANY_REQUESTS error that says in minutes, or in hours, when to try again. */
export function tooMany(reason: string, retryAfterSeconds: number): AppError {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const hours = Math.ceil(minutes / 60);
  const wait = minutes === 1 ? 'a minute' : minutes <= 60 ? `${minutes} minutes` : `${hours} hours`;
  return new AppError('TOO_MANY_REQUESTS', `${reason} Please try again in ${wait}.`, {
    retryAfterSeconds,
  });
}
