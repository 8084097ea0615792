import type { CurrentUser, LoginInput } from '@guildpath/contract';
import { deleteThrottle, findUserByIdentifier } from '@guildpath/db';
import { AppError } from '../../app-error.ts';
import { toCurrentUser } from '../../shared/to-current-user.ts';
import type { RequestContext } from '../../trpc/context.ts';
import { countFailure, requireUnlocked } from './login-throttle.ts';

/** Signs in with a password. An unknown identifier and a wrong password get the same answer after the same time. */
export async function logIn(
  ctx: Pick<RequestContext, 'db' | 'now' | 'passwords' | 'signIn'>,
  { identifier, password }: LoginInput,
): Promise<CurrentUser> {
  const key = { of: 'login', name: identifier } as const;
  await requireUnlocked(ctx, key);
  const user = await findUserByIdentifier(ctx.db, identifier);
  const isRight = await ctx.passwords.verify(user?.passwordHash ?? null, password);
  if (!user || !isRight) {
    await countFailure(ctx, key);
    throw new AppError('INVALID_CREDENTIALS', 'Email, username or password is wrong.');
  }
  // Checked again: of many guesses sent at once, those after the one that locks learn nothing, even the right one.
  const failures = await requireUnlocked(ctx, key);
  if (failures) await deleteThrottle(ctx.db, { key, now: ctx.now() });
  await ctx.signIn(user, 'password');
  return toCurrentUser(user);
}
