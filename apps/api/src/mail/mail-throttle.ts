import { countAttempt, type Db } from '@guildpath/db';
import type { Clock } from '../clock.ts';
import { computeLockout, type ThrottleRule } from '../shared/throttle-rule.ts';

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
  { db, now }: { readonly db: Db; readonly now: Clock },
  address: string,
): Promise<boolean> {
  const at = now();
  const mail = {
    key: { of: 'mail', name: address },
    now: at,
    computeLockout: computeLockout(rule, at),
  } as const;
  return db.transaction().execute((trx) => countAttempt(trx, mail));
}
