import type { LeasedJob } from '@guildpath/db';
import { LRUCache } from 'lru-cache';
import { deleteMailFilesTo } from '../../adapters/mail/delete-old-mail-files.ts';
import { mailsAtOnce } from '../../adapters/mail/smtp-mailer.ts';
import type { JobHandler } from '../outbox/job-handler.ts';
import { forgetMailKind, forgetMailPayload } from './forget-mail-job.ts';
import type { MailContext } from './mail-context.ts';
import { securityNoticeKind } from './security-notice-job.ts';
import { sendSecurityNotice } from './send-security-notice.ts';
import { maxUnsentTokens, sendSignInLink } from './send-sign-in-link.ts';
import { signInLinkKind } from './sign-in-link-job.ts';

export function createMailHandlers(ctx: MailContext): readonly JobHandler[] {
  const unsentTokens = new LRUCache<string, string>({ max: maxUnsentTokens });
  return [
    {
      kind: forgetMailKind,
      concurrency: 1,
      handle: (job) => forgetMail(ctx, job),
    },
    {
      kind: securityNoticeKind,
      concurrency: 10,
      handle: (job) => sendSecurityNotice(ctx, job),
    },
    {
      kind: signInLinkKind,
      concurrency: mailsAtOnce,
      handle: (job) => sendSignInLink({ ...ctx, unsentTokens }, job),
    },
  ];
}

async function forgetMail(
  { mailFolder }: MailContext,
  { payload, createdAt }: LeasedJob,
): Promise<void> {
  await deleteMailFilesTo(mailFolder, {
    address: forgetMailPayload.parse(payload).email,
    // The notice of the deletion itself is written later, and stays.
    writtenUntil: createdAt,
  });
}
