import { countAttempt, countRequest, type Db, findThrottle } from '@guildpath/db';
import type { Clock } from '../../config/clock.ts';
import type { Env } from '../../config/env.ts';
import type { KeyedHash } from '../../config/keyed-hash.ts';
import { computeLockout, type ThrottleRule, toThrottleKey } from '../../http/throttle-rule.ts';
import { toMailbox } from './to-mailbox.ts';

interface ThrottleContext {
  readonly db: Db;
  readonly keyedHash: KeyedHash;
  readonly now: Clock;
  readonly env: Pick<Env, 'MAILS_PER_ADDRESS'>;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Ten mails without delay, then ever longer pauses: about twenty a day to one mailbox, no matter who asks. */
const mailboxRule: ThrottleRule = {
  firstLockingAttempt: 10,
  firstLockMs: 10 * minuteMs,
  maxLockMs: 3 * hourMs,
  resetAfterMs: 6 * hourMs,
};

/** Why a mail waits, and until when. */
export interface MailHold {
  readonly until: Date;
  readonly limit: 'mailbox' | 'sender';
}

/**
 * Counts a mail with a link to its mailbox and to the address where it was asked for. While one of them has had too many,
 * the mail has to wait: returns until when, and it is counted when it is tried again.
 */
export async function countMail(
  ctx: ThrottleContext,
  { address, sender }: { readonly address: string; readonly sender: string },
): Promise<MailHold | undefined> {
  // A mail is counted to neither while the other makes it wait.
  const key = toThrottleKey(ctx, 'mail', toMailbox(address));
  const locked = await findThrottle(ctx.db, { key, now: ctx.now() });
  if (locked?.lockedUntil) return { until: locked.lockedUntil, limit: 'mailbox' };
  const full = await countToSender(ctx, sender);
  if (full) return { until: full, limit: 'sender' };
  const until = await countToMailbox(ctx, 'mail', address);
  return until && { until, limit: 'mailbox' };
}

/**
 * Counts a mail about the security of an account. Apart from links, so that asking for many of these does not keep the
 * owner from learning of a change.
 */
export async function countNotice(
  ctx: ThrottleContext,
  address: string,
): Promise<MailHold | undefined> {
  const until = await countToMailbox(ctx, 'security notice', address);
  return until && { until, limit: 'mailbox' };
}

async function countToSender(
  { db, env, keyedHash, now }: ThrottleContext,
  sender: string,
): Promise<Date | undefined> {
  const keyHash = keyedHash('mails of sender', sender);
  const { count, resetsAt } = await countRequest(db, { keyHash, now: now(), windowMs: hourMs });
  return count > env.MAILS_PER_ADDRESS ? resetsAt : undefined;
}

function countToMailbox(
  ctx: ThrottleContext,
  kind: 'mail' | 'security notice',
  address: string,
): Promise<Date | undefined> {
  const now = ctx.now();
  const key = toThrottleKey(ctx, kind, toMailbox(address));
  const attempt = { key, now, computeLockout: computeLockout(mailboxRule, now) };
  return ctx.db.transaction().execute(async (trx) => {
    if (await countAttempt(trx, attempt)) return undefined;
    return (await findThrottle(trx, { key, now }))?.lockedUntil ?? now;
  });
}
