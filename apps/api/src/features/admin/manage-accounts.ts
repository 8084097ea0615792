import { type AdminUserOutput, plural, type Role } from '@guildpath/contract';
import {
  deletePasskeysOf,
  deleteSessionsOf,
  enqueue,
  readAccountFacts,
  type UserRow,
  updateUser,
} from '@guildpath/db';
import type { ManagedBy } from '../../accounts/erase-account.ts';
import { exportAccount } from '../../accounts/export-account.ts';
import { guardLastAdmin } from '../../accounts/guard-last-admin.ts';
import { toSecurityNoticeJob } from '../../jobs/mail/security-notice-job.ts';
import { AppError } from '../../shared/app-error.ts';
import { toCurrentUser } from '../../shared/to-current-user.ts';
import type { RequestContext } from '../../trpc/request-context.ts';

type ManageContext = Pick<RequestContext, 'db' | 'now' | 'record'>;

export async function readAccount(
  { db, now }: Pick<ManageContext, 'db' | 'now'>,
  user: UserRow,
): Promise<AdminUserOutput> {
  const { lastSeenAt, latestResultAt, providers, ...counts } = await readAccountFacts(db, {
    owner: user,
    now: now(),
  });
  return {
    ...toCurrentUser(user),
    ...counts,
    providers: [...providers],
    hasPassword: user.passwordHash !== null,
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
    latestResultAt: latestResultAt?.toISOString() ?? null,
  };
}

/** Exports an account as its owner would. */
export async function exportForManager(
  ctx: ManageContext,
  user: UserRow,
  by: ManagedBy,
): Promise<string> {
  await ctx.record('auth.account-exported', { userId: user.id, reason: by });
  return exportAccount(ctx, user);
}

/**
 * Sets the role, and returns the rest of a sentence about the account. A new administrator loses earlier
 * passkeys and all sessions, because someone with the password alone may have added one. Throws CONFLICT if
 * no administrator would be left, and for a new administrator whose address was never proven, because the
 * account may be a stranger's.
 */
export async function setRole(
  ctx: ManageContext,
  user: UserRow,
  { role, by }: { readonly role: Role | null; readonly by: ManagedBy },
): Promise<string> {
  if (role === 'admin' && !user.emailVerifiedAt) {
    throw new AppError(
      'CONFLICT',
      'This account’s email was never confirmed. Its owner has to sign in with an emailed link first.',
    );
  }
  const isNewAdmin = role === 'admin' && user.role !== 'admin';
  const removedCount = isNewAdmin ? await removePasskeys(ctx, user, by) : 0;
  if (removedCount > 0) await signOutEverywhere(ctx, user, by);
  await ctx.db
    .transaction()
    .execute((trx) => guardLastAdmin(trx, user, () => updateUser(trx, user.id, { role })));
  await ctx.record('auth.role-changed', { userId: user.id, reason: `${role ?? 'none'} ${by}` });
  const sentence = `has ${role ? `the role ${role}` : 'no role'} now.`;
  if (removedCount === 0) return sentence;
  return `${sentence} We removed ${plural(removedCount, 'earlier passkey')}, and signed the account out everywhere.`;
}

/** Removes all passkeys of an account, and returns their number. */
export async function removePasskeys(
  { db, now, record }: ManageContext,
  { id, email }: UserRow,
  by: ManagedBy,
): Promise<number> {
  const count = await db.transaction().execute(async (trx) => {
    const removed = await deletePasskeysOf(trx, id);
    const notice = toSecurityNoticeJob({}, { kind: 'passkey-removed', email });
    if (removed > 0) await enqueue(trx, { ...notice, now: now() });
    return removed;
  });
  if (count > 0) await record('auth.passkey-removed', { userId: id, reason: `all ${by}` });
  return count;
}

export async function signOutEverywhere(
  { db, record }: ManageContext,
  { id }: UserRow,
  by: ManagedBy,
): Promise<void> {
  await deleteSessionsOf(db, id);
  await record('auth.session-ended', { userId: id, reason: `all ${by}` });
}
