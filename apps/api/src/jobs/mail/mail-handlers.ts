import type { Db } from '@guildpath/db';
import { deleteMailFilesTo } from '../../adapters/mail/delete-old-mail-files.ts';
import type { Mailer } from '../../adapters/mail/mailer.ts';
import type { DrawCard } from '../../adapters/pictures/draw-card.ts';
import type { Clock } from '../../config/clock.ts';
import type { Env } from '../../config/env.ts';
import type { KeyedHash } from '../../config/keyed-hash.ts';
import type { Metrics } from '../../observability/metrics/metrics.ts';
import type { Render } from '../../threads/render-tasks.tsx';
import type { OutboxLog } from '../outbox/held-jobs.ts';
import { type JobHandler, withoutService } from '../outbox/job-handler.ts';
import { forgetMailKind, forgetMailPayload } from './forget-mail-job.ts';
import { securityNoticeKind } from './security-notice-job.ts';
import { sendSecurityNotice } from './send-security-notice.ts';
import { sendSignInLink } from './send-sign-in-link.ts';
import { signInLinkKind } from './sign-in-link-job.ts';
import { keepUnsentTokens } from './unsent-tokens.ts';

export interface MailContext {
  readonly db: Db;
  readonly now: Clock;
  readonly mailer: Mailer;
  readonly publicUrl: () => string;
  readonly log: Pick<OutboxLog, 'info' | 'warn'>;
  readonly metrics: Pick<Metrics, 'mails'>;
  readonly env: Pick<Env, 'hasRateLimit' | 'MAILS_PER_ADDRESS' | 'SUPPORT_EMAIL'>;
  readonly keyedHash: KeyedHash;
  readonly drawCard: DrawCard;
  readonly render: Render;
  /** Where mails are written, or were before there was an SMTP server. */
  readonly mailFolder: string;
}

/** What the worker does that has the mailer and its folder: by kind of job. */
export function createMailHandlers(ctx: MailContext): Readonly<Record<string, JobHandler>> {
  const unsentTokens = keepUnsentTokens();
  return {
    // In this order: what is rare comes before any number of links.
    [forgetMailKind]: async (job) => {
      await deleteMailFilesTo(ctx.mailFolder, {
        address: forgetMailPayload.parse(job.payload).email,
        // The notice of the deletion itself is written later, and stays.
        writtenUntil: job.createdAt,
      });
      return withoutService;
    },
    [securityNoticeKind]: (job) => sendSecurityNotice(ctx, job),
    [signInLinkKind]: (job) => sendSignInLink({ ...ctx, unsentTokens }, job),
  };
}
