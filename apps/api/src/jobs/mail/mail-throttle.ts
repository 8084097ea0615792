import { countAttempt, deleteThrottle, type Transaction, undoAttempt } from '@guildpath/db';
import type { Env } from '../../config/env.ts';
import type { AppContext } from '../../context.ts';
import { toAddressLimit, toLimit } from '../../limits/limits.ts';
import type { Metrics } from '../../observability/metrics/metrics.ts';
import { longestRetryMs, Postponed } from '../outbox/job-handler.ts';

interface ThrottleContext extends Pick<AppContext, 'db' | 'keyedHash' | 'now'> {
  readonly env: Pick<Env, 'MAILS_PER_ADDRESS'>;
  readonly metrics: Pick<Metrics, 'mails'>;
}

/** Counted apart, so that a stranger's submissions delay neither the owner's own link nor a notice. */
type MailKind = 'letter' | 'sign-in link' | 'security notice';

interface CountedMail {
  readonly kind: MailKind;
  readonly address: string;
  /**
   * Keyed hash of the network address that asked for the mail, counted apart for each `group`: a flood to
   * invented addresses delays no link to an account. Notices have none and no such limit.
   */
  readonly sender?: string | undefined;
  readonly group?: 'letters' | 'links to accounts' | 'links to proven addresses';
}

/**
 * Counts a mail for its mailbox and its sender. While one of them has had too many, the mail is counted for
 * neither and has to wait: returns what postpones its job until the mail is tried, and counted, again.
 */
export async function countMail(
  ctx: ThrottleContext,
  mail: CountedMail,
): Promise<MailHold | undefined> {
  const limit = await ctx.db.transaction().execute((trx) => findLimit(ctx, trx, mail));
  if (!limit) return undefined;
  ctx.metrics.mails.inc({ outcome: 'held' });
  // At random, so that the mails of one sender never come all at once.
  const waitMs = longestRetryMs * (0.5 + Math.random() / 2);
  return new MailHold(new Date(ctx.now().getTime() + waitMs), limit);
}

/** Postpones a mail because of a limit. */
export class MailHold extends Postponed {
  readonly limit: 'mailbox' | 'sender';

  constructor(until: Date, limit: MailHold['limit']) {
    super(until, `too many mails of this ${limit}`);
    this.limit = limit;
  }
}

async function findLimit(
  { env, now: readNow, ...ctx }: ThrottleContext,
  trx: Transaction,
  { kind, address, sender, group = 'letters' }: CountedMail,
): Promise<MailHold['limit'] | undefined> {
  const now = readNow();
  const ofMailbox = { ...toMailboxLimit(ctx, kind, address), now };
  if (!(await countAttempt(trx, ofMailbox)).isAllowed) return 'mailbox';
  if (sender === undefined) return undefined;
  const limit = toAddressLimit(ctx, 'mails', env.MAILS_PER_ADDRESS, group, sender);
  const ofSender = { ...limit, now };
  if ((await countAttempt(trx, ofSender)).isAllowed) return undefined;
  await undoAttempt(trx, ofMailbox);
  return 'sender';
}

/** Resets the count of sign-in links mailed to a mailbox, whose owner has just shown that they read them. */
export async function resetMailedLinks(
  ctx: Pick<AppContext, 'keyedHash'>,
  trx: Transaction,
  address: string,
): Promise<void> {
  await deleteThrottle(trx, toMailboxLimit(ctx, 'sign-in link', address).key);
}

function toMailboxLimit(ctx: Pick<AppContext, 'keyedHash'>, kind: MailKind, address: string) {
  return toLimit(ctx, kind, toMailbox(address));
}

/** Returns one name, good for counting only, for an address in any case and with any tag after a plus. */
export function toMailbox(address: string): string {
  // A local part that begins with a plus has no tag.
  return address.toLowerCase().replace(/(?<=.)\+[^@]*(?=@[^@]*$)/, '');
}
