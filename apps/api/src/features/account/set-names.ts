import { type CurrentUser, type SetNamesInput, unauthorizedMessage } from '@guildpath/contract';
import { updateUser } from '@guildpath/db';
import { AppError } from '../../shared/app-error.ts';
import { toCurrentUser } from '../../shared/to-current-user.ts';
import type { ViewerContext } from '../../trpc/request-context.ts';

/** Clears the last name when none is given. */
export async function setNames(
  { db, viewer }: ViewerContext<'user'>,
  { firstName, lastName }: SetNamesInput,
): Promise<CurrentUser> {
  const user = await updateUser(db, viewer.id, {
    firstName,
    lastName: lastName || null,
    hasProvenNames: viewer.emailVerifiedAt !== null,
  });
  // The account was deleted during the call.
  if (!user) throw new AppError('UNAUTHORIZED', unauthorizedMessage);
  return toCurrentUser(user);
}
