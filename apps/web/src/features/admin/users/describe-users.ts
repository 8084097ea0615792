import type { AdminUsersOutput } from '@guildpath/contract';
import { formatCount } from '../parts/formats.ts';
import { type UsersSelection, usersPageSize } from './use-users-selection.ts';

/** Which users a page shows, in a sentence to be seen and announced. */
export function describeUsers(
  { users, stats }: AdminUsersOutput,
  { search, page }: UsersSelection,
): string {
  const found = search ? ` matching “${search}”` : '';
  if (users.length === 0) return page === 1 ? `No users found${found}` : `No more users${found}`;
  const first = (page - 1) * usersPageSize + 1;
  const last = first + users.length - 1;
  // How many match a search in all is not counted: that would read every account.
  const all = search ? found : ` of ${formatCount(stats.total)}, newest first`;
  return `Users ${formatCount(first)} to ${formatCount(last)}${all}`;
}
