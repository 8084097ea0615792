import type { CurrentUser } from '@guildpath/contract';
import type { UserRow } from '@guildpath/db';

/** Leaves out the password hash and everything else that the user must not see. */
export function toCurrentUser(user: UserRow): CurrentUser {
  return {
    id: user.id,
    username: user.username,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    role: user.role,
    authProvider: user.authProvider,
    emailVerified: user.emailVerifiedAt !== null,
    createdAt: user.createdAt.toISOString(),
  };
}
