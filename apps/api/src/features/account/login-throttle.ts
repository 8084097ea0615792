import { deleteThrottle, type UserRow, undoAttempt } from '@guildpath/db';
import {
  computeLockout,
  countAttempts,
  type ThrottleRule,
  toThrottleKey,
} from '../../shared/throttle-rule.ts';
import type { AppContext, RequestContext } from '../../trpc/context.ts';

const minuteMs = 60_000;
const rule: ThrottleRule = {
  firstLockingAttempt: 5,
  firstLockMs: minuteMs,
  longestLockMs: 15 * minuteMs,
  forgetAfterMs: 15 * minuteMs,
};

/**
 * For all identifiers from one address, and for one identifier from all addresses: far more than people mistype, a school
 * class behind one address included, far less than guessing takes.
 */
const totalRule: ThrottleRule = { ...rule, firstLockingAttempt: 100, isWindow: true };

type ThrottleContext = Pick<AppContext, 'db' | 'env' | 'keyedHash' | 'now'>;

interface PasswordThrottle {
  readonly key: string;
  readonly rule: ThrottleRule;
  /** A total over several accounts or addresses: the right password for one takes back that one try only. */
  readonly isTotal?: boolean;
}

/**
 * What a try at a password from here counts for. A browser that has signed in to the account before is throttled by
 * itself, so that no stranger's tries keep the owner out. An unknown identifier is throttled like a known one.
 */
export function throttlesOfLogin(
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

/** Apart from the login: a stranger's tries there must not lock out someone signed in. */
export function throttlesOfPasswordChange(
  ctx: Pick<AppContext, 'keyedHash'>,
  userId: string,
): readonly PasswordThrottle[] {
  return [{ key: toThrottleKey(ctx, 'password change', userId), rule }];
}

/** Apart from the login too: only someone with the link can make these tries. */
export function throttlesOfLinkPassword(
  ctx: Pick<AppContext, 'keyedHash'>,
  email: string,
): readonly PasswordThrottle[] {
  return [{ key: toThrottleKey(ctx, 'link password', email), rule }];
}

/**
 * Looks at a password with `verify`, unless too many wrong ones came before: then it throws TOO_MANY_REQUESTS. The try
 * counts from the beginning, so that of many at the same time no more are looked at than one after the other.
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
