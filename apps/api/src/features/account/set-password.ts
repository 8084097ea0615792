import type { CurrentUser, SetPasswordInput } from '@guildpath/contract';
import { deleteSessionsOf, enqueue, replacePassword, type UserRow } from '@guildpath/db';
import { AppError } from '../../app-error.ts';
import { toSecurityNoticeJob } from '../../mail/security-notice-job.ts';
import { voidMailedLinks } from '../../mail/void-mailed-links.ts';
import { toCurrentUser } from '../../shared/to-current-user.ts';
import type { RequestContext } from '../../trpc/context.ts';
import { throttlesOfPasswordChange, tryPassword } from './login-throttle.ts';
import { refuseWeakPassword } from './refuse-weak-password.ts';

interface SetPasswordContext
  extends Pick<
    RequestContext,
    | 'db'
    | 'env'
    | 'isFreshFromLink'
    | 'keyedHash'
    | 'now'
    | 'passwords'
    | 'record'
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
  const isForgotten = currentPassword === undefined && (await ctx.isFreshFromLink());
  if (isChange && !isForgotten) await requireCurrentPassword(ctx, currentPassword);
  const newHash = await ctx.passwords.hash(password);
  const isReplaced = await db.transaction().execute(async (trx) => {
    // The account may have been proven to be someone else's since this call began.
    const change = { userId: viewer.id, oldHash: viewer.passwordHash, newHash };
    if (!(await replacePassword(trx, change))) return false;
    await deleteSessionsOf(trx, viewer.id);
    const now = ctx.now();
    await voidMailedLinks(trx, viewer, now);
    const kind = isChange ? 'password-changed' : 'password-set';
    await enqueue(trx, { ...toSecurityNoticeJob({ kind, email: viewer.email }), now });
    return true;
  });
  if (!isReplaced) {
    throw new AppError('CONFLICT', 'Your account changed at the same time. Please try again.');
  }
  ctx.wakeOutbox();
  await ctx.record('auth.password-changed', { userId: viewer.id });
  const changed: UserRow = { ...viewer, passwordHash: newHash, authProvider: 'local' };
  await ctx.signIn(changed);
  return toCurrentUser(changed);
}

/** Guesses are throttled as at the login, but apart from it: a stranger's there must not lock out someone signed in. */
async function requireCurrentPassword(
  ctx: SetPasswordContext,
  currentPassword: string | undefined,
): Promise<void> {
  if (currentPassword === undefined) {
    throw new AppError('BAD_REQUEST', 'currentPassword: Please enter your current password');
  }
  const { passwordHash, id } = ctx.viewer;
  const isRight = await tryPassword(ctx, throttlesOfPasswordChange(ctx, id), () =>
    ctx.passwords.verify(passwordHash, currentPassword),
  );
  if (!isRight) throw new AppError('INVALID_CREDENTIALS', 'Your current password is wrong.');
}
