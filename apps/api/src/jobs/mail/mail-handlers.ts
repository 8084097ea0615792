import type { LeasedJob } from '@guildpath/db';
import { LRUCache } from 'lru-cache';
import { deleteMailFilesTo } from '../../adapters/mail/delete-old-mail-files.ts';
import { type JobHandler, withoutService } from '../outbox/job-handler.ts';
import { forgetMailKind, forgetMailPayload } from './forget-mail-job.ts';
import type { MailContext } from './mail-context.ts';
import { parseSecurityNotice, securityNoticeKind } from './security-notice-job.ts';
import { sendSecurityNotice } from './send-security-notice.ts';
import { maxUnsentTokens, sendSignInLink } from './send-sign-in-link.ts';
import { signInLinkKind } from './sign-in-link-job.ts';

/**
 * Returns what does the jobs about mail, by priority: rare jobs first, so that a burst of links cannot delay
 * them.
 */
export function createMailHandlers(ctx: MailContext): readonly JobHandler[] {
  const unsentTokens = new LRUCache<string, string>({ max: maxUnsentTokens });
  return [
    { kind: forgetMailKind, handle: (job) => forgetMail(ctx, job) },
    { kind: securityNoticeKind, handle: (job) => sendSecurityNotice(ctx, job) },
    { kind: signInLinkKind, handle: (job) => sendSignInLink({ ...ctx, unsentTokens }, job) },
  ];
}

async function forgetMail(
  { mailFolder }: MailContext,
  { payload, createdAt }: LeasedJob,
): Promise<typeof withoutService> {
  await deleteMailFilesTo(mailFolder, {
    address: forgetMailPayload.parse(payload).email,
    // The notice of the deletion itself is written later, and stays.
    writtenUntil: createdAt,
  });
  return withoutService;
}

/**
 * Tells whether a job follows the deletion of an account: its payload holds the address for the last time.
 */
export function isLastTrace({ kind, payload }: LeasedJob): boolean {
  if (kind === forgetMailKind) return true;
  return (
    kind === securityNoticeKind && parseSecurityNotice(payload).kind.startsWith('account-deleted')
  );
}
