import type { MessageOutput } from '@guildpath/contract';
import { deleteUnclaimedResults, deleteUser, enqueue, type UserRow } from '@guildpath/db';
import { toForgetMailJob } from '../../mail/forget-mail-job.ts';
import { toSecurityNoticeJob } from '../../mail/security-notice-job.ts';
import { voidMailedLinks } from '../../mail/void-mailed-links.ts';
import type { RequestContext } from '../../trpc/context.ts';

interface DeleteContext
  extends Pick<
    RequestContext,
    'db' | 'forgetDevice' | 'now' | 'record' | 'requestId' | 'signOut' | 'wakeOutbox'
  > {
  readonly viewer: UserRow;
}

/**
 * Deletes the viewer's account with everything stored about the person, its mailed links and the files of its mails, and
 * ends every session. What guests gave with the address, and mails about that, go too, but only when the viewer has
 * proven to own that mailbox. A last mail says that the account is gone.
 */
export async function deleteAccount({
  db,
  forgetDevice,
  now,
  record,
  requestId,
  signOut,
  wakeOutbox,
  viewer: { id, email, emailVerifiedAt },
}: DeleteContext): Promise<MessageOutput> {
  await db.transaction().execute(async (trx) => {
    const at = now();
    // First: a worker that mails a link locks its job before the user.
    await voidMailedLinks(trx, { email, emailVerifiedAt }, at);
    await deleteUser(trx, id);
    if (emailVerifiedAt) await deleteUnclaimedResults(trx, { email });
    await enqueue(trx, { ...toForgetMailJob(email), now: at });
    await enqueue(trx, {
      ...toSecurityNoticeJob({ requestId }, { kind: 'account-deleted', email }),
      now: at,
    });
  });
  wakeOutbox();
  await signOut();
  forgetDevice();
  await record('auth.account-deleted', { userId: id });
  return { message: 'Your account and everything in it has been deleted.' };
}
