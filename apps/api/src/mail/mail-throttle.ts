import { countAttempt } from '@guildpath/db';
import { computeLockout, type ThrottleRule, toThrottleKey } from '../shared/throttle-rule.ts';
import type { AppContext } from '../trpc/context.ts';
import { toMailbox } from './to-mailbox.ts';

type ThrottleContext = Pick<AppContext, 'db' | 'keyedHash' | 'now'>;

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Ten mails without delay, then ever longer pauses: about twenty a day to one mailbox, no matter who asks. */
const mailboxRule: ThrottleRule = {
  firstLockingAttempt: 10,
  firstLockMs: 10 * minuteMs,
  longestLockMs: 3 * hourMs,
  forgetAfterMs: 6 * hourMs,
};

/** Enough for a whole school behind one address; someone who mails strangers from there is soon down to a few a day. */
const senderRule: ThrottleRule = {
  firstLockingAttempt: 300,
  firstLockMs: 10 * minuteMs,
  longestLockMs: 3 * hourMs,
  forgetAfterMs: hourMs,
};

/**
 * Counts a mail with a link to its mailbox and to where it was asked for from; false when one of them has had too many
 * recently.
 */
export function countMail(
  ctx: ThrottleContext,
  { address, sender }: { readonly address: string; readonly sender?: string | undefined },
): Promise<boolean> {
  const now = ctx.now();
  return ctx.db.transaction().execute(async (trx) => {
    const mailbox = {
      key: toThrottleKey(ctx, 'mail', toMailbox(address)),
      now,
      computeLockout: computeLockout(mailboxRule, now),
    };
    if (!(await countAttempt(trx, mailbox))) return false;
    if (sender === undefined) return true;
    const key = toThrottleKey(ctx, 'mail sender', sender);
    return countAttempt(trx, { key, now, computeLockout: computeLockout(senderRule, now) });
  });
}

/**
 * Counts a mail about the security of an account. Apart from links, so that asking for many of these does not keep the
 * owner from learning of a change.
 */
export function countNotice(ctx: ThrottleContext, address: string): Promise<boolean> {
  const now = ctx.now();
  const key = toThrottleKey(ctx, 'security notice', toMailbox(address));
  const notice = { key, now, computeLockout: computeLockout(mailboxRule, now) };
  return ctx.db.transaction().execute((trx) => countAttempt(trx, notice));
}
