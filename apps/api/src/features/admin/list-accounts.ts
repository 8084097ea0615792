import type { AdminUsersInput, AdminUsersOutput } from '@guildpath/contract';
import { countUsersByRole, listUsers } from '@guildpath/db';
import { toCurrentUser } from '../../shared/to-current-user.ts';
import type { RequestContext } from '../../trpc/context.ts';
import { sumOf } from './sum-of.ts';

/** A page of the users that the search finds, newest first, and how many users there are in all. */
export async function listAccounts(
  { db }: Pick<RequestContext, 'db'>,
  { search, page, pageSize }: AdminUsersInput,
): Promise<AdminUsersOutput> {
  const users = await listUsers(db, { search, limit: pageSize, offset: (page - 1) * pageSize });
  const byRole = await countUsersByRole(db);
  return { users: users.map(toCurrentUser), stats: { total: sumOf(byRole), byRole } };
}
