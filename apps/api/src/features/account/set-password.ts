import type { CurrentUser, SetPasswordInput } from '@guildpath/contract';
import { deleteSessionsOf, enqueue, replacePassword, type UserRow } from '@guildpath/db';
import { mayReplacePassword, requirePassword, requireRecentProof } from '../../accounts/proof.ts';
import { requireStrongPassword } from '../../accounts/require-strong-password.ts';
import { toSecurityNoticeJob } from '../../jobs/mail/security-notice-job.ts';
import { voidMailedLinks } from '../../jobs/mail/void-mailed-links.ts';
import { AppError } from '../../shared/app-error.ts';
import { toCurrentUser } from '../../shared/to-current-user.ts';
import type { ViewerContext } from '../../trpc/request-context.ts';

/**
 * Sets or replaces the viewer's password. The current one must be given, unless an emailed link has just
 * opened this session, which is how a forgotten password is reset. Ends every other session and every mailed
 * link of the account, gives this session a new id, and mails a notice.
 */
export async function setPassword(
  ctx: ViewerContext<'user'>,
  { password, currentPassword }: SetPasswordInput,
): Promise<CurrentUser> {
  const { db, viewer } = ctx;
  await requireStrongPassword(password, viewer.role);
  const isChange = viewer.passwordHash !== null;
  await requireAuthorization(ctx, currentPassword);
  const { method } = await ctx.requireSession();
  const newHash = await ctx.passwords.hash(password);
  const isReplaced = await db.transaction().execute(async (trx) => {
    // Someone else may have proven to own the address during this call.
    const change = { userId: viewer.id, oldHash: viewer.passwordHash, newHash };
    if (!(await replacePassword(trx, change))) return false;
    await deleteSessionsOf(trx, viewer.id);
    const now = ctx.now();
    await voidMailedLinks(trx, viewer, now);
    const kind = isChange ? 'password-changed' : 'password-set';
    await enqueue(trx, { ...toSecurityNoticeJob(ctx, { kind, email: viewer.email }), now });
    return true;
  });
  if (!isReplaced) {
    throw new AppError('CONFLICT', 'Your account changed in the meantime. Please try again.');
  }
  ctx.wakeOutbox();
  const changed: UserRow = { ...viewer, passwordHash: newHash, authProvider: 'local' };
  // A session of an emailed link becomes one by password, so that the next change needs the current password.
  await ctx.signIn(changed, method === 'passkey' ? 'passkey' : 'password');
  await ctx.record('auth.password-changed', { userId: viewer.id });
  return toCurrentUser(changed);
}

async function requireAuthorization(
  ctx: ViewerContext<'user'>,
  currentPassword: string | undefined,
): Promise<void> {
  if (currentPassword !== undefined && ctx.viewer.passwordHash !== null) {
    return requirePassword(ctx, currentPassword);
  }
  if (ctx.viewer.passwordHash === null) return requireRecentProof(ctx);
  if (mayReplacePassword(await ctx.requireSession(), ctx.now())) return;
  throw new AppError('BAD_REQUEST', 'currentPassword: Please enter your current password');
}
