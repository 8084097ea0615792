import type { CurrentUser, LoginInput } from '@guildpath/contract';
import { findUserByIdentifier, type UserRow } from '@guildpath/db';
import { loginThrottles, tryPassword } from '../../accounts/login-throttle.ts';
import { AppError } from '../../shared/app-error.ts';
import { toCurrentUser } from '../../shared/to-current-user.ts';
import type { RequestContext } from '../../trpc/request-context.ts';

/**
 * Signs in with a password. Responds to an unknown identifier as to a wrong password, and in the same time;
 * only the audit trail tells them apart.
 */
export async function logIn(ctx: RequestContext, input: LoginInput): Promise<CurrentUser> {
  const found = await findUserByIdentifier(ctx.db, input.identifier);
  try {
    const user = await requirePassword(ctx, input, found);
    await ctx.signIn(user, 'password');
    await ctx.record('auth.signed-in', { userId: user.id, reason: 'password' });
    return toCurrentUser(user);
  } catch (error) {
    if (error instanceof AppError) await recordRefusal(ctx, error, found);
    throw error;
  }
}

async function requirePassword(
  ctx: RequestContext,
  { identifier, password }: LoginInput,
  user: UserRow | undefined,
): Promise<UserRow> {
  const isRight = await tryPassword(ctx, loginThrottles(ctx, identifier, user), () =>
    ctx.passwords.verify(user?.passwordHash ?? null, password),
  );
  if (user && isRight) return user;
  throw new AppError('INVALID_CREDENTIALS', 'That email, username or password is wrong.');
}

async function recordRefusal(
  { record }: RequestContext,
  { errorCode }: AppError,
  user: UserRow | undefined,
): Promise<void> {
  const userId = user?.id;
  if (errorCode === 'TOO_MANY_REQUESTS') {
    await record('auth.sign-in-refused', { userId, reason: 'throttled', isOncePerMinute: true });
    return;
  }
  const reason =
    errorCode === 'INVALID_CREDENTIALS' ? toReason(user) : 'account changed during sign-in';
  await record('auth.sign-in-refused', { userId, reason });
}

function toReason(user: UserRow | undefined): string {
  if (!user) return 'unknown identifier';
  return user.passwordHash === null ? 'account without password' : 'wrong password';
}
