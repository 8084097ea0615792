import type { AdminUserOutput, Role } from '@guildpath/contract';
import { deleteSessionsOf, readAccountFacts, type UserRow, updateUser } from '@guildpath/db';
import type { ManagedBy } from '../../accounts/erase-account.ts';
import { exportAccount } from '../../accounts/export-account.ts';
import { guardLastAdmin } from '../../accounts/guard-last-admin.ts';
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
 * Throws CONFLICT if no administrator would be left, and for a new administrator whose address was never
 * proven, because the account may be a stranger's.
 */
export async function setRole(
  { db, record }: ManageContext,
  user: UserRow,
  { role, by }: { readonly role: Role | null; readonly by: ManagedBy },
): Promise<void> {
  if (role === 'admin' && !user.emailVerifiedAt) {
    throw new AppError(
      'CONFLICT',
      'This account’s email was never confirmed. Its owner has to sign in with an emailed link first.',
    );
  }
  await db
    .transaction()
    .execute((trx) => guardLastAdmin(trx, user, () => updateUser(trx, user.id, { role })));
  await record('auth.role-changed', { userId: user.id, reason: `${role ?? 'none'} ${by}` });
}

export async function signOutEverywhere(
  { db, record }: ManageContext,
  { id }: UserRow,
  by: ManagedBy,
): Promise<void> {
  await deleteSessionsOf(db, id);
  await record('auth.session-ended', { userId: id, reason: `all ${by}` });
}
