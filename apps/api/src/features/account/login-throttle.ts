import { deleteThrottle, type UserRow, undoAttempt } from '@guildpath/db';
import type { AppContext } from '../../context.ts';
import {
  computeLockout,
  countAttempts,
  type ThrottleRule,
  toThrottleKey,
} from '../../http/throttle-rule.ts';
import type { RequestContext } from '../../trpc/request-context.ts';

const minuteMs = 60_000;
const rule: ThrottleRule = {
  firstLockingAttempt: 5,
  firstLockMs: minuteMs,
  maxLockMs: 15 * minuteMs,
  resetAfterMs: 15 * minuteMs,
};

/** Exceeds the typing errors of a school class behind one address, and is far too low for guessing. */
const totalRule: ThrottleRule = { ...rule, firstLockingAttempt: 100, isFixedWindow: true };

type ThrottleContext = Pick<AppContext, 'db' | 'env' | 'keyedHash' | 'now'>;

interface PasswordThrottle {
  readonly key: string;
  readonly rule: ThrottleRule;
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
  if (device) return [{ key: toThrottleKey(ctx, 'login from device', device, user.id), rule }];
  return [
    { key: toThrottleKey(ctx, 'login', ctx.address, identifier), rule },
    {
      key: toThrottleKey(ctx, 'login from address', ctx.address),
      rule: totalRule,
      isTotal: true,
    },
    { key: toThrottleKey(ctx, 'login of identifier', identifier), rule: totalRule, isTotal: true },
  ];
}

/** Is separate from the login, where a stranger's attempts must not lock out someone who is signed in. */
export function passwordChangeThrottles(
  ctx: Pick<AppContext, 'keyedHash'>,
  userId: string,
): readonly PasswordThrottle[] {
  return [{ key: toThrottleKey(ctx, 'password change', userId), rule }];
}

/** Is separate from the login, because only someone with the link can make these attempts. */
export function linkPasswordThrottles(
  ctx: Pick<AppContext, 'keyedHash'>,
  email: string,
): readonly PasswordThrottle[] {
  return [{ key: toThrottleKey(ctx, 'link password', email), rule }];
}

/**
 * Verifies a password with `verify`. Throws TOO_MANY_REQUESTS after too many wrong ones. The attempt is
 * counted before it is verified, so that parallel attempts get no further than sequential ones.
 */
export async function tryPassword(
  ctx: ThrottleContext,
  throttles: readonly PasswordThrottle[],
  verify: () => Promise<boolean>,
): Promise<boolean> {
  if (!ctx.env.hasRateLimit) return verify();
  const now = ctx.now();
  await countAttempts(
    ctx,
    throttles.map((throttle) => ({
      key: throttle.key,
      computeLockout: computeLockout(throttle.rule, now),
    })),
    'Too many failed attempts.',
  );
  const isRight = await verify();
  if (isRight) {
    for (const { key, isTotal } of throttles)
      await (isTotal ? undoAttempt(ctx.db, key) : deleteThrottle(ctx.db, key));
  }
  return isRight;
}
