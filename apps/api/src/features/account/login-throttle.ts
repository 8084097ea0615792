import { countLoginFailure, findLoginFailures, type LoginFailures } from '@guildpath/db';
import { AppError } from '../../app-error.ts';
import type { AppContext } from '../../trpc/context.ts';

type ThrottleContext = Pick<AppContext, 'db' | 'now'>;

/** The failure with this number is the first that locks. */
const firstLockingFailure = 5;
const minuteMs = 60_000;
/** The lock doubles with each further failure, up to the longest. */
const firstLockMs = minuteMs;
const longestLockMs = 15 * minuteMs;
/** That long after the last failure, or after its lock, the count begins anew. */
const forgetAfterMs = 15 * minuteMs;

/**
 * The failures of late with this identifier, if any. Throws TOO_MANY_REQUESTS while they lock it. An identifier that
 * nobody has is counted and locked in the same way, so that nothing is learned here about who has an account.
 */
export async function requireUnlocked(
  { db, now }: ThrottleContext,
  identifier: string,
): Promise<LoginFailures | undefined> {
  const at = now();
  const failures = await findLoginFailures(db, { identifier, now: at });
  if (!failures?.lockedUntil) return failures;
  const retryAfterSeconds = Math.ceil((failures.lockedUntil.getTime() - at.getTime()) / 1000);
  const minutes = Math.ceil(retryAfterSeconds / 60);
  throw new AppError(
    'TOO_MANY_REQUESTS',
    `Too many failed attempts. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
    { retryAfterSeconds },
  );
}

/** Counts a wrong password. Throws TOO_MANY_REQUESTS when others have locked the identifier meanwhile. */
export async function countFailure(ctx: ThrottleContext, identifier: string): Promise<void> {
  const now = ctx.now();
  const isCounted = await ctx.db
    .transaction()
    .execute((trx) =>
      countLoginFailure(trx, { identifier, now, judge: (failures) => judge(failures, now) }),
    );
  if (!isCounted) await requireUnlocked(ctx, identifier);
}

function judge(failures: number, now: Date) {
  const lockMs =
    failures < firstLockingFailure
      ? 0
      : Math.min(firstLockMs * 2 ** (failures - firstLockingFailure), longestLockMs);
  const end = now.getTime() + lockMs;
  return {
    lockedUntil: lockMs > 0 ? new Date(end) : null,
    forgetAt: new Date(end + forgetAfterMs),
  };
}
