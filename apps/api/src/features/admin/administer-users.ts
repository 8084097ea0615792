import type {
  AdminUserInput,
  AdminUserOutput,
  MessageOutput,
  SetRoleInput,
} from '@guildpath/contract';
import { findUserById, type UserRow } from '@guildpath/db';
import { AppError } from '../../shared/app-error.ts';
import type { RequestContext } from '../../trpc/request-context.ts';
import { eraseAccount } from '../account/delete-account.ts';
import { exportForManager, readAccount, setRole, signOutEverywhere } from './manage-accounts.ts';

const by = 'by an administrator';

interface AdminContext
  extends Pick<RequestContext, 'db' | 'now' | 'record' | 'requestId' | 'wakeOutbox'> {
  /** Adds a text to the call's entry in the audit trail. */
  readonly explain: (text: string) => void;
}

async function getUser(
  { db }: Pick<RequestContext, 'db'>,
  { id }: AdminUserInput,
): Promise<UserRow> {
  const user = await findUserById(db, id);
  if (!user) throw new AppError('NOT_FOUND', 'We couldn’t find that account.');
  return user;
}

async function getExplainedUser(ctx: AdminContext, input: AdminUserInput): Promise<UserRow> {
  const user = await getUser(ctx, input);
  ctx.explain(`account ${user.id}`);
  return user;
}

export async function readUser(ctx: AdminContext, input: AdminUserInput): Promise<AdminUserOutput> {
  return readAccount(ctx, await getExplainedUser(ctx, input));
}

export async function setUserRole(
  ctx: AdminContext,
  { role, ...input }: SetRoleInput,
): Promise<MessageOutput> {
  const user = await getExplainedUser(ctx, input);
  await setRole(ctx, user, { role, by });
  return { message: `${user.username} has ${role ? `the role ${role}` : 'no role'} now.` };
}

export async function signOutUser(
  ctx: AdminContext,
  input: AdminUserInput,
): Promise<MessageOutput> {
  const user = await getExplainedUser(ctx, input);
  await signOutEverywhere(ctx, user, by);
  return { message: `${user.username} is signed out everywhere.` };
}

export async function deleteUserAccount(
  ctx: AdminContext,
  input: AdminUserInput,
): Promise<MessageOutput> {
  const user = await getExplainedUser(ctx, input);
  await eraseAccount(ctx, user, by);
  return { message: `Deleted the account ${user.username} and everything in it.` };
}

export async function exportUser(
  ctx: Pick<RequestContext, 'db' | 'now' | 'record'>,
  input: AdminUserInput,
): Promise<AsyncIterable<string>> {
  return exportForManager(ctx, await getUser(ctx, input), by);
}
