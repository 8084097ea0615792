import type { MessageOutput } from '@guildpath/contract';
import { deleteUnclaimedResults, deleteUser, enqueue, type UserRow } from '@guildpath/db';
import { toForgetMailJob } from '../../jobs/mail/forget-mail-job.ts';
import { toSecurityNoticeJob } from '../../jobs/mail/security-notice-job.ts';
import { voidMailedLinks } from '../../jobs/mail/void-mailed-links.ts';
import type { RequestContext } from '../../trpc/context.ts';
import { keepAnAdministrator } from './keep-an-administrator.ts';

/** Who acts on somebody's account, for the audit trail: an administrator, or the operator at the command line. */
export type ManagedBy = 'by an administrator' | 'by command';

interface EraseContext extends Pick<RequestContext, 'db' | 'now' | 'record'> {
  /** None where a command deletes. */
  readonly requestId?: string | undefined;
  /** None where another process works at the outbox. */
  readonly wakeOutbox?: () => void;
}

interface DeleteContext extends EraseContext, Pick<RequestContext, 'forgetDevice' | 'signOut'> {
  readonly viewer: UserRow;
}

/** Deletes the viewer's account and signs this browser out. */
export async function deleteAccount(ctx: DeleteContext): Promise<MessageOutput> {
  await eraseAccount(ctx, ctx.viewer);
  await ctx.signOut();
  ctx.forgetDevice();
  return { message: 'Your account and everything in it has been deleted.' };
}

/**
 * Deletes an account with everything stored about the person, its mailed links and the files of its mails, and ends every
 * session. What guests gave with the address, and mails about that, go too when the account has proven to own that
 * mailbox, or when an operator, who knows who asked, deletes it (`askedBy`). A last mail says that the account is gone.
 * Throws CONFLICT for the last administrator.
 */
export async function eraseAccount(
  { db, now, record, requestId, wakeOutbox }: EraseContext,
  user: UserRow,
  askedBy?: ManagedBy,
): Promise<void> {
  const { id, email } = user;
  await db.transaction().execute(async (trx) => {
    const at = now();
    const emailVerifiedAt = user.emailVerifiedAt ?? (askedBy ? at : null);
    await keepAnAdministrator(trx, user, async () => {
      // First: a worker that mails a link locks its job before the user.
      await voidMailedLinks(trx, { email, emailVerifiedAt }, at);
      await deleteUser(trx, id);
    });
    if (emailVerifiedAt) await deleteUnclaimedResults(trx, { email });
    await enqueue(trx, { ...toForgetMailJob(email), now: at });
    const kind = askedBy ? 'account-deleted-by-admin' : 'account-deleted';
    await enqueue(trx, { ...toSecurityNoticeJob({ requestId }, { kind, email }), now: at });
  });
  wakeOutbox?.();
  await record('auth.account-deleted', { userId: id, reason: askedBy });
}
