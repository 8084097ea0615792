import type {
  AdminUserInput,
  AdminUserOutput,
  MessageOutput,
  SetRoleInput,
} from '@guildpath/contract';
import { findUserById, type UserRow } from '@guildpath/db';
import { eraseAccount } from '../../accounts/erase-account.ts';
import { AppError } from '../../shared/app-error.ts';
import type { RequestContext } from '../../trpc/request-context.ts';
import { exportForManager, readAccount, setRole, signOutEverywhere } from './manage-accounts.ts';

const by = 'by an administrator';

interface AdminContext extends RequestContext {
  /** Adds a text to the call's entry in the audit trail. */
  readonly explain: (text: string) => void;
}

async function getUser(
  { db, explain }: Pick<RequestContext, 'db'> & Partial<AdminContext>,
  { id }: AdminUserInput,
): Promise<UserRow> {
  const user = await findUserById(db, id);
  if (!user) throw new AppError('NOT_FOUND', 'We couldn’t find that account.');
  explain?.(`account ${id}`);
  return user;
}

export async function readUser(ctx: AdminContext, input: AdminUserInput): Promise<AdminUserOutput> {
  return readAccount(ctx, await getUser(ctx, input));
}

export async function setUserRole(ctx: AdminContext, input: SetRoleInput): Promise<MessageOutput> {
  const user = await getUser(ctx, input);
  const { role } = input;
  return { message: `${user.username} ${await setRole(ctx, user, { role, by })}` };
}

export async function signOutUser(
  ctx: AdminContext,
  input: AdminUserInput,
): Promise<MessageOutput> {
  const user = await getUser(ctx, input);
  await signOutEverywhere(ctx, user, by);
  return { message: `${user.username} is signed out everywhere.` };
}

export async function deleteUserAccount(
  ctx: AdminContext,
  input: AdminUserInput,
): Promise<MessageOutput> {
  const user = await getUser(ctx, input);
  await eraseAccount(ctx, user, by);
  return { message: `Deleted the account ${user.username} and everything in it.` };
}

export async function exportUser(ctx: RequestContext, input: AdminUserInput): Promise<string> {
  return exportForManager(ctx, await getUser(ctx, input), by);
}
