import type { Mailer } from '../../adapters/mail/mailer.ts';
import type { Env } from '../../config/env.ts';
import type { AppContext } from '../../context.ts';
import type { Metrics } from '../../observability/metrics/metrics.ts';
import type { OutboxLog } from '../outbox/outbox-worker.ts';

/** The context of the jobs about mail. */
export interface MailContext
  extends Pick<AppContext, 'db' | 'now' | 'publicUrl' | 'keyedHash' | 'drawCard' | 'render'> {
  readonly mailer: Mailer;
  readonly log: Pick<OutboxLog, 'info' | 'warn'>;
  readonly metrics: Pick<Metrics, 'mails'>;
  readonly env: Pick<Env, 'hasRateLimit' | 'MAILS_PER_ADDRESS' | 'SUPPORT_EMAIL'>;
  /** The folder into which mails are written, or were before there was an SMTP server. */
  readonly mailFolder: string;
}
