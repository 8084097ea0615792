import { countAttempt, type Db } from '@guildpath/db';
import type { Clock } from '../clock.ts';
import { computeLockout, type ThrottleRule } from '../shared/throttle-rule.ts';
import { toMailbox } from './to-mailbox.ts';

interface ThrottleContext {
  readonly db: Db;
  readonly now: Clock;
}

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
  { db, now }: ThrottleContext,
  { address, sender }: { readonly address: string; readonly sender?: string | undefined },
): Promise<boolean> {
  const at = now();
  return db.transaction().execute(async (trx) => {
    const toRule = (rule: ThrottleRule) => ({ now: at, computeLockout: computeLockout(rule, at) });
    const mailbox = {
      key: { of: 'mail', name: toMailbox(address) },
      ...toRule(mailboxRule),
    } as const;
    if (!(await countAttempt(trx, mailbox))) return false;
    if (sender === undefined) return true;
    return countAttempt(trx, { key: { of: 'mail sender', name: sender }, ...toRule(senderRule) });
  });
}

/**
 * Counts a mail about the security of an account. Apart from links, so that asking for many of these does not keep the
 * owner from learning of a change.
 */
export function countNotice({ db, now }: ThrottleContext, address: string): Promise<boolean> {
  const at = now();
  const key = { of: 'security notice', name: toMailbox(address) } as const;
  const notice = { key, now: at, computeLockout: computeLockout(mailboxRule, at) };
  return db.transaction().execute((trx) => countAttempt(trx, notice));
}
