import { countAttempt } from '@guildpath/db';
import { computeLockout, type ThrottleRule, toThrottleKey } from '../shared/throttle-rule.ts';
import type { AppContext } from '../trpc/context.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Ten mails without delay, then ever longer pauses: about twenty a day to one address, no matter who asks. */
const rule: ThrottleRule = {
  firstLockingAttempt: 10,
  firstLockMs: 10 * minuteMs,
  longestLockMs: 3 * hourMs,
  forgetAfterMs: 6 * hourMs,
};

/** Counts a mail to the address; false when it has had too many recently to get this one. */
export function countMail(
  { db, now, keyedHash }: Pick<AppContext, 'db' | 'keyedHash' | 'now'>,
  address: string,
): Promise<boolean> {
  const at = now();
  const mail = {
    key: toThrottleKey({ keyedHash }, 'mail', address),
    now: at,
    computeLockout: computeLockout(rule, at),
  };
  return db.transaction().execute((trx) => countAttempt(trx, mail));
}
