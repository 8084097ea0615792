import { type MessageOutput, type ProveInput, proofLastsMinutes } from '@guildpath/contract';
import type { SessionRow, UserRow } from '@guildpath/db';
import { AppError } from '../shared/app-error.ts';
import type { RequestContext } from '../trpc/request-context.ts';
import { passwordChangeThrottles, tryPassword } from './login-throttle.ts';

interface PasswordContext
  extends Pick<RequestContext, 'db' | 'env' | 'keyedHash' | 'now' | 'passwords' | 'record'> {
  readonly viewer: UserRow;
}

/** Throws INVALID_CREDENTIALS for a wrong password, and TOO_MANY_REQUESTS after too many of them. */
export async function requirePassword(ctx: PasswordContext, password: string): Promise<void> {
  const { id, passwordHash } = ctx.viewer;
  const isRight = await tryPassword(ctx, passwordChangeThrottles(ctx, id), () =>
    ctx.passwords.verify(passwordHash, password),
  );
  if (isRight) return;
  await ctx.record('auth.proof-refused', { userId: id, reason: 'wrong password' });
  throw new AppError('INVALID_CREDENTIALS', 'That’s not your current password.');
}

interface ProveContext extends PasswordContext, Pick<RequestContext, 'proveSession'> {}

/** Gives the session a recent proof, as a new sign-in would. */
export async function prove(ctx: ProveContext, { password }: ProveInput): Promise<MessageOutput> {
  if (ctx.viewer.passwordHash === null) throw proofRequired(ctx.viewer);
  await requirePassword(ctx, password);
  await ctx.proveSession();
  return { message: `Thanks. You’re confirmed for ${proofLastsMinutes} minutes.` };
}

/** Throws PROOF_REQUIRED unless the viewer has signed in or given the password within `proofLastsMinutes`. */
export async function requireRecentProof(
  ctx: Pick<RequestContext, 'now' | 'requireSession' | 'requireViewer'>,
): Promise<void> {
  const { provenAt } = await ctx.requireSession();
  if (!isRecent(provenAt, ctx.now())) throw proofRequired(await ctx.requireViewer('user'));
}

/** Returns true after a recent sign-in by an emailed link: who forgot the password can set another one. */
export function mayReplacePassword({ method, createdAt }: SessionRow, now: Date): boolean {
  return method === 'link' && isRecent(createdAt, now);
}

function isRecent(at: Date, now: Date): boolean {
  return now.getTime() - at.getTime() < proofLastsMinutes * 60_000;
}

function proofRequired({ passwordHash }: UserRow): AppError {
  return new AppError(
    'PROOF_REQUIRED',
    passwordHash === null
      ? 'Please sign in again first so we know it’s you.'
      : 'Please enter your password first so we know it’s you.',
  );
}
