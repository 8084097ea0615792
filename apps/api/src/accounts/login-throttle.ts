import { deleteThrottle, type UserRow, undoAttempt } from '@guildpath/db';
import type { AppContext } from '../context.ts';
import { type Limit, takeAttempt, toLimit } from '../limits/limits.ts';
import type { RequestContext } from '../trpc/request-context.ts';

type ThrottleContext = Pick<AppContext, 'db' | 'env' | 'keyedHash' | 'now'>;

interface PasswordThrottle extends Limit {
  /** Covers several accounts or addresses, so the right password for one takes back a single attempt. */
  readonly isTotal?: boolean;
}

/**
 * Throttles a browser that has signed in to the account before by itself, so that a stranger's attempts
 * cannot lock out the owner. Throttles an unknown identifier like a known one.
 */
export function loginThrottles(
  ctx: Pick<RequestContext, 'address' | 'findDevice' | 'keyedHash'>,
  identifier: string,
  user: UserRow | undefined,
): readonly PasswordThrottle[] {
  const device = user && ctx.findDevice(user.id);
  if (device) return [toLimit(ctx, 'login from device', device, user.id)];
  return [
    toLimit(ctx, 'login', ctx.address, identifier),
    { ...toLimit(ctx, 'login from address', ctx.address), isTotal: true },
    { ...toLimit(ctx, 'login of identifier', identifier), isTotal: true },
  ];
}

/** Counts apart from the login, where a stranger's attempts must not lock out someone who is signed in. */
export function passwordChangeThrottles(
  ctx: Pick<AppContext, 'keyedHash'>,
  userId: string,
): readonly PasswordThrottle[] {
  return [toLimit(ctx, 'password change', userId)];
}

/** Counts apart from the login, because only someone with the link can make these attempts. */
export function linkPasswordThrottles(
  ctx: Pick<AppContext, 'keyedHash'>,
  email: string,
): readonly PasswordThrottle[] {
  return [toLimit(ctx, 'link password', email)];
}

/**
 * Verifies a password, or a secret like one, and returns what `verify` returns: something falsy for a wrong
 * one. Throws TOO_MANY_REQUESTS after too many wrong ones. The attempt is counted before it is verified, so
 * that parallel attempts get no further than sequential ones.
 */
export async function tryPassword<Verified>(
  ctx: ThrottleContext,
  throttles: readonly PasswordThrottle[],
  verify: () => Promise<Verified>,
): Promise<Verified> {
  if (!ctx.env.hasRateLimit) return verify();
  await takeAttempt(ctx, throttles, 'Too many failed attempts.');
  const verified = await verify();
  if (verified) {
    const now = ctx.now();
    for (const throttle of throttles) {
      if (throttle.isTotal) await undoAttempt(ctx.db, { ...throttle, now });
      else await deleteThrottle(ctx.db, throttle.key);
    }
  }
  return verified;
}
