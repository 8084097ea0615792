import { countGivenUpJobs, type Db, findGivenUpSince, requeueGivenUpJobs } from '@guildpath/db';
import { securityNoticeKind } from './security-notice-job.ts';
import { signInLinkKind } from './sign-in-link-job.ts';

export const mailKinds: readonly string[] = [signInLinkKind, securityNoticeKind];

/** Counts the mails given up in the last 24 hours and not sent again since. */
export async function countGivenUpMails(db: Db, now: Date): Promise<number> {
  const counts = await countGivenUpJobs(db, { since: findGivenUpSince(now) });
  return counts
    .filter(({ kind }) => mailKinds.includes(kind))
    .reduce((sum, { count }) => sum + count, 0);
}

/** Makes these mails due now; returns how many there were. */
export function resendGivenUpMails(db: Db, now: Date): Promise<number> {
  return requeueGivenUpJobs(db, { kinds: mailKinds, since: findGivenUpSince(now), now });
}
