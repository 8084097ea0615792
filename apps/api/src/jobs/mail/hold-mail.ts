import { Postponed } from '../outbox/job-handler.ts';
import type { MailContext } from './mail-handlers.ts';
import type { MailHold } from './mail-throttle.ts';

/**
 * Counts a mail that has to wait, and returns what postpones its job. One that many people behind one address cause waits
 * however long that takes; one to a mailbox that gets too many is given up after a day, when it has had others.
 */
export function holdMail({ metrics }: MailContext, { until, limit }: MailHold): Postponed {
  metrics.mails.inc({ outcome: 'held' });
  return new Postponed(until, `too many mails of this ${limit}`, { isPatient: limit === 'sender' });
}
