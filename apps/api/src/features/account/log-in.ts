import type { CurrentUser, LoginInput } from '@guildpath/contract';
import { findUserByIdentifier } from '@guildpath/db';
import { AppError } from '../../app-error.ts';
import { toCurrentUser } from '../../shared/to-current-user.ts';
import type { RequestContext } from '../../trpc/context.ts';
import { throttlesOfLogin, tryPassword } from './login-throttle.ts';

type LogInContext = Pick<
  RequestContext,
  'address' | 'db' | 'env' | 'findDevice' | 'keyedHash' | 'now' | 'passwords' | 'record' | 'signIn'
>;

/** Signs in with a password. An unknown identifier and a wrong password get the same answer after the same time. */
export async function logIn(
  ctx: LogInContext,
  { identifier, password }: LoginInput,
): Promise<CurrentUser> {
  const user = await findUserByIdentifier(ctx.db, identifier);
  const isRight = await tryPassword(ctx, throttlesOfLogin(ctx, identifier, user), () =>
    ctx.passwords.verify(user?.passwordHash ?? null, password),
  ).catch(async (error: unknown) => {
    if (error instanceof AppError)
      await ctx.record('auth.sign-in-refused', { userId: user?.id, reason: 'throttled' });
    throw error;
  });
  if (!user || !isRight) {
    const reason = user ? 'wrong password' : 'unknown identifier';
    await ctx.record('auth.sign-in-refused', { userId: user?.id, reason });
    throw new AppError('INVALID_CREDENTIALS', 'Email, username or password is wrong.');
  }
  await ctx.signIn(user);
  await ctx.record('auth.signed-in', { userId: user.id, reason: 'password' });
  return toCurrentUser(user);
}
