import type { MessageOutput } from '@guildpath/contract';
import { deletePendingJobs, deleteUnclaimedResults, deleteUser, type UserRow } from '@guildpath/db';
import { signInLinkKind } from '../../mail/sign-in-link-job.ts';
import type { RequestContext } from '../../trpc/context.ts';

interface DeleteContext extends Pick<RequestContext, 'db' | 'forgetDevice' | 'record' | 'signOut'> {
  readonly viewer: UserRow;
}

/**
 * Deletes the viewer's account with everything stored about the person, and ends every session. What guests gave with
 * the address, and mails on their way to it, go too, but only when the viewer has proven to own that mailbox.
 */
export async function deleteAccount({
  db,
  forgetDevice,
  signOut,
  record,
  viewer: { id, email, emailVerifiedAt },
}: DeleteContext): Promise<MessageOutput> {
  await db.transaction().execute(async (trx) => {
    await deleteUser(trx, id);
    if (!emailVerifiedAt) return;
    await deleteUnclaimedResults(trx, email);
    await deletePendingJobs(trx, { kind: signInLinkKind, field: 'email', text: email });
  });
  await signOut();
  forgetDevice();
  await record('auth.account-deleted', { userId: id });
  return { message: 'Your account and everything in it has been deleted.' };
}
