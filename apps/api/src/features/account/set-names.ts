import { type CurrentUser, type SetNamesInput, unauthorizedMessage } from '@guildpath/contract';
import { type Db, type UserRow, updateUser } from '@guildpath/db';
import { AppError } from '../../http/app-error.ts';
import { toCurrentUser } from '../../shared/to-current-user.ts';

/** Sets the viewer's names, whatever kind of account it is; a last name that is not given is cleared. */
export async function setNames(
  { db, viewer }: { readonly db: Db; readonly viewer: UserRow },
  { firstName, lastName }: SetNamesInput,
): Promise<CurrentUser> {
  const user = await updateUser(db, viewer.id, {
    firstName,
    lastName: lastName || null,
    hasProvenNames: viewer.emailVerifiedAt !== null,
  });
  // Deleted since the call began.
  if (!user) throw new AppError('UNAUTHORIZED', unauthorizedMessage);
  return toCurrentUser(user);
}
