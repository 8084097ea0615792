import type { Mailer } from '../../adapters/mail/mailer.ts';
import type { Env } from '../../config/env.ts';
import type { AppContext } from '../../context.ts';
import type { Metrics } from '../../observability/metrics/metrics.ts';
import type { OutboxLog } from '../outbox/outbox-worker.ts';

export interface MailContext
  extends Pick<AppContext, 'db' | 'now' | 'publicUrl' | 'keyedHash' | 'drawCard' | 'render'> {
  readonly mailer: Mailer;
  readonly log: Pick<OutboxLog, 'info' | 'warn'>;
  readonly metrics: Pick<Metrics, 'mails'>;
  readonly env: Pick<Env, 'hasRateLimit' | 'MAILS_PER_ADDRESS' | 'SUPPORT_EMAIL'>;
  /** Contains mails written as files, also from before an SMTP server was set. */
  readonly mailFolder: string;
}
