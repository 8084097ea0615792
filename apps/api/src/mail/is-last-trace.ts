import type { LeasedJob } from '@guildpath/db';
import { forgetMailKind } from './forget-mail-job.ts';
import { parseSecurityNotice, securityNoticeKind } from './security-notice-job.ts';

/** Whether the job follows the deletion of an account: its payload holds the address a last time. */
export function isLastTrace({ kind, payload }: LeasedJob): boolean {
  if (kind === forgetMailKind) return true;
  return kind === securityNoticeKind && parseSecurityNotice(payload).kind === 'account-deleted';
}
