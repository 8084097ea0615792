import { countAttempt, findThrottle, type Throttle, type ThrottleKey } from '@guildpath/db';
import { AppError } from '../../app-error.ts';
import { computeLockout, type ThrottleRule } from '../../shared/throttle-rule.ts';
import type { AppContext } from '../../trpc/context.ts';

type ThrottleContext = Pick<AppContext, 'db' | 'now'>;

const minuteMs = 60_000;
const rule: ThrottleRule = {
  firstLockingAttempt: 5,
  firstLockMs: minuteMs,
  longestLockMs: 15 * minuteMs,
  forgetAfterMs: 15 * minuteMs,
};

/**
 * The recent failures with this key, if any. Throws TOO_MANY_REQUESTS while they lock it. An unknown identifier
 * is counted and locked in the same way, so that the answer does not reveal who has an account.
 */
export async function requireUnlocked(
  { db, now }: ThrottleContext,
  key: ThrottleKey,
): Promise<Throttle | undefined> {
  const at = now();
  const failures = await findThrottle(db, { key, now: at });
  if (!failures?.lockedUntil) return failures;
  const retryAfterSeconds = Math.ceil((failures.lockedUntil.getTime() - at.getTime()) / 1000);
  const minutes = Math.ceil(retryAfterSeconds / 60);
  throw new AppError(
    'TOO_MANY_REQUESTS',
    `Too many failed attempts. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
    { retryAfterSeconds },
  );
}

/** Counts a wrong password. Throws TOO_MANY_REQUESTS when others have locked the key meanwhile. */
export async function countFailure(ctx: ThrottleContext, key: ThrottleKey): Promise<void> {
  const now = ctx.now();
  const isCounted = await ctx.db
    .transaction()
    .execute((trx) => countAttempt(trx, { key, now, computeLockout: computeLockout(rule, now) }));
  if (!isCounted) await requireUnlocked(ctx, key);
}
