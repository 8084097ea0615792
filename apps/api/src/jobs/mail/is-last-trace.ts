import type { LeasedJob } from '@guildpath/db';
import { forgetMailKind } from './forget-mail-job.ts';
import { parseSecurityNotice, securityNoticeKind } from './security-notice-job.ts';

/** Finds out whether a job follows the deletion of an account: its payload holds the address for the last time. */
export function isLastTrace({ kind, payload }: LeasedJob): boolean {
  if (kind === forgetMailKind) return true;
  return (
    kind === securityNoticeKind && parseSecurityNotice(payload).kind.startsWith('account-deleted')
  );
}
