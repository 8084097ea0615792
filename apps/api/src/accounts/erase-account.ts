import { deleteUnclaimedResults, deleteUser, enqueue, type UserRow } from '@guildpath/db';
import { toForgetMailJob } from '../jobs/mail/forget-mail-job.ts';
import { toSecurityNoticeJob } from '../jobs/mail/security-notice-job.ts';
import { voidMailedLinks } from '../jobs/mail/void-mailed-links.ts';
import type { RequestContext } from '../trpc/request-context.ts';
import { guardLastAdmin } from './guard-last-admin.ts';

/** The audit trail records who managed someone else's account. */
export type ManagedBy = 'by an administrator' | 'by command';

interface EraseAccountContext extends Pick<RequestContext, 'db' | 'now' | 'record'> {
  /** Absent when a command deletes the account. */
  readonly requestId?: string | undefined;
  /** Absent where another process works on the outbox. */
  readonly wakeOutbox?: () => void;
}

/**
 * Deletes an account with everything stored about the person, including halls, mailed links and mail files,
 * and ends every session. Guest submissions with the address are deleted too if the address is proven, or if
 * an administrator or operator deletes the account (`managedBy`), who knows the person. A last mail confirms
 * the deletion. Throws CONFLICT for the last administrator.
 */
export async function eraseAccount(
  { db, now, record, requestId, wakeOutbox }: EraseAccountContext,
  user: UserRow,
  managedBy?: ManagedBy,
): Promise<void> {
  const { id, email } = user;
  await db.transaction().execute(async (trx) => {
    const at = now();
    const owner = { ...user, emailVerifiedAt: user.emailVerifiedAt ?? (managedBy ? at : null) };
    await guardLastAdmin(trx, user, async () => {
      // This comes first, because a worker that mails a link locks its job before the user.
      await voidMailedLinks(trx, owner, at);
      await deleteUser(trx, id, at);
    });
    await deleteUnclaimedResults(trx, { owner });
    await enqueue(trx, { ...toForgetMailJob(email), now: at });
    const kind = managedBy ? 'account-deleted-by-admin' : 'account-deleted';
    await enqueue(trx, { ...toSecurityNoticeJob({ requestId }, { kind, email }), now: at });
  });
  wakeOutbox?.();
  await record('auth.account-deleted', { userId: id, reason: managedBy });
}
