import type { CurrentUser, SetPasswordInput } from '@guildpath/contract';
import { deleteSessionsOf, enqueue, replacePassword, type UserRow } from '@guildpath/db';
import { AppError } from '../../http/app-error.ts';
import { toSecurityNoticeJob } from '../../jobs/mail/security-notice-job.ts';
import { voidMailedLinks } from '../../jobs/mail/void-mailed-links.ts';
import { toCurrentUser } from '../../shared/to-current-user.ts';
import type { RequestContext } from '../../trpc/context.ts';
import { mayReplacePassword, requirePassword, requireRecentProof } from './proof.ts';
import { refuseWeakPassword } from './refuse-weak-password.ts';

interface SetPasswordContext
  extends Pick<
    RequestContext,
    | 'db'
    | 'env'
    | 'keyedHash'
    | 'now'
    | 'passwords'
    | 'record'
    | 'requestId'
    | 'requireSession'
    | 'requireViewer'
    | 'signIn'
    | 'wakeOutbox'
  > {
  readonly viewer: UserRow;
}

/**
 * Sets the viewer's first password, or replaces the current one, which must be given unless an emailed link has just
 * opened this session: that is the way back from a forgotten one. Every other session and every mailed link of the
 * account ends, and this session goes on under a new id. A mail says what happened.
 */
export async function setPassword(
  ctx: SetPasswordContext,
  { password, currentPassword }: SetPasswordInput,
): Promise<CurrentUser> {
  const { db, viewer } = ctx;
  await refuseWeakPassword(password, viewer.role);
  const isChange = viewer.passwordHash !== null;
  await requireRightToSet(ctx, currentPassword);
  const { method } = await ctx.requireSession();
  const newHash = await ctx.passwords.hash(password);
  const isReplaced = await db.transaction().execute(async (trx) => {
    // The account may have been proven to be someone else's since this call began.
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
    throw new AppError('CONFLICT', 'Your account changed at the same time. Please try again.');
  }
  ctx.wakeOutbox();
  const changed: UserRow = { ...viewer, passwordHash: newHash, authProvider: 'local' };
  // Only a passkey keeps its rank: a session of an emailed link would go on to change passwords without the current one.
  await ctx.signIn(changed, method === 'passkey' ? 'passkey' : 'password');
  await ctx.record('auth.password-changed', { userId: viewer.id });
  return toCurrentUser(changed);
}

/** By the current password, or a recent emailed link; for an account without a password, by another proof. */
async function requireRightToSet(
  ctx: SetPasswordContext,
  currentPassword: string | undefined,
): Promise<void> {
  if (currentPassword !== undefined && ctx.viewer.passwordHash !== null) {
    return requirePassword(ctx, currentPassword);
  }
  if (ctx.viewer.passwordHash === null) return requireRecentProof(ctx);
  if (mayReplacePassword(await ctx.requireSession(), ctx.now())) return;
  throw new AppError('BAD_REQUEST', 'currentPassword: Please enter your current password');
}
