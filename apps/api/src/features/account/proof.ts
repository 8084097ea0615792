import { type MessageOutput, type ProveInput, proofLastsMinutes } from '@guildpath/contract';
import type { SessionRow, UserRow } from '@guildpath/db';
import { AppError } from '../../http/app-error.ts';
import type { RequestContext } from '../../trpc/context.ts';
import { throttlesOfPasswordChange, tryPassword } from './login-throttle.ts';

interface PasswordContext
  extends Pick<RequestContext, 'db' | 'env' | 'keyedHash' | 'now' | 'passwords' | 'record'> {
  readonly viewer: UserRow;
}

/** Guesses are throttled as at the login, but apart from it: a stranger's there must not lock out someone signed in. */
export async function requirePassword(ctx: PasswordContext, password: string): Promise<void> {
  const { id, passwordHash } = ctx.viewer;
  const isRight = await tryPassword(ctx, throttlesOfPasswordChange(ctx, id), () =>
    ctx.passwords.verify(passwordHash, password),
  );
  if (isRight) return;
  await ctx.record('auth.proof-refused', { userId: id, reason: 'wrong password' });
  throw new AppError('INVALID_CREDENTIALS', 'Your current password is wrong.');
}

interface ProveContext extends PasswordContext, Pick<RequestContext, 'proveSession'> {}

/** The viewer's password counts as a new sign-in of this session for what asks for one. */
export async function prove(ctx: ProveContext, { password }: ProveInput): Promise<MessageOutput> {
  if (ctx.viewer.passwordHash === null) throw proofRequired(ctx.viewer);
  await requirePassword(ctx, password);
  await ctx.proveSession();
  return { message: `Thank you. This holds for ${proofLastsMinutes} minutes.` };
}

/** Throws PROOF_REQUIRED unless the viewer has signed in or given the password in the last minutes. */
export async function requireRecentProof(
  ctx: Pick<RequestContext, 'now' | 'requireSession' | 'requireViewer'>,
): Promise<void> {
  const { provenAt } = await ctx.requireSession();
  if (!isRecent(provenAt, ctx.now())) throw proofRequired(await ctx.requireViewer());
}

/** Who has just come in by an emailed link may have forgotten the password, and needs none to set another. */
export function mayReplacePassword({ method, createdAt }: SessionRow, now: Date): boolean {
  return method === 'link' && isRecent(createdAt, now);
}

function isRecent(at: Date | null, now: Date): boolean {
  return at !== null && now.getTime() - at.getTime() < proofLastsMinutes * 60_000;
}

function proofRequired({ passwordHash }: UserRow): AppError {
  return new AppError(
    'PROOF_REQUIRED',
    passwordHash === null
      ? 'Please sign in again first, to show that it is you.'
      : 'Please enter your password first, to show that it is you.',
  );
}
