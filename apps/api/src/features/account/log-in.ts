import type { CurrentUser, LoginInput } from '@guildpath/contract';
import { findUserByIdentifier } from '@guildpath/db';
import { AppError } from '../../app-error.ts';
import type { RequestContext } from '../../trpc/context.ts';
import { toCurrentUser } from './to-current-user.ts';

/** Signs in with a password. An unknown identifier and a wrong password get the same answer after the same time. */
export async function logIn(
  ctx: Pick<RequestContext, 'db' | 'passwords' | 'signIn'>,
  { identifier, password }: LoginInput,
): Promise<CurrentUser> {
  const user = await findUserByIdentifier(ctx.db, identifier);
  const isRight = await ctx.passwords.verify(user?.passwordHash ?? null, password);
  if (!user || !isRight) {
    throw new AppError('INVALID_CREDENTIALS', 'Email, username or password is wrong.');
  }
  await ctx.signIn(user.id);
  return toCurrentUser(user);
}
