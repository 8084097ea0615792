import type { CurrentUser, SignupInput } from '@guildpath/contract';
import { enqueue, findUserByEmail, insertUser } from '@guildpath/db';
import { mailSignInLink } from '../../accounts/mail-sign-in-link.ts';
import { requireStrongPassword } from '../../accounts/require-strong-password.ts';
import { requireDeliverable } from '../../adapters/mail/require-deliverable.ts';
import { toSignInLinkJob } from '../../jobs/mail/sign-in-link-job.ts';
import { AppError } from '../../shared/app-error.ts';
import { toCurrentUser } from '../../shared/to-current-user.ts';
import type { RequestContext } from '../../trpc/request-context.ts';

/**
 * Creates an account, signs in and mails a link that proves the address. Throws CONFLICT if the email already
 * has an account. If that account has no password, it is mailed a sign-in link, so that a guest's results can
 * only be read with access to the guest's mailbox.
 */
export async function signUp(ctx: RequestContext, input: SignupInput): Promise<CurrentUser> {
  const { email, firstName, lastName, redirect } = input;
  await requireDeliverable(ctx, 'email', email);
  await requireStrongPassword(input.password, null);
  const passwordHash = await ctx.passwords.hash(input.password);
  const user = await ctx.db.transaction().execute(async (trx) => {
    const opened = await insertUser(trx, {
      email,
      firstName,
      lastName: lastName || null,
      passwordHash,
      authProvider: 'local',
      createdAt: ctx.now(),
    });
    if (!opened) return undefined;
    const job = toSignInLinkJob(ctx, { purpose: 'verify', occasion: 'signup', email, redirect });
    await enqueue(trx, { ...job, now: ctx.now() });
    return opened;
  });
  if (!user) throw await refuseKnownEmail(ctx, input);
  ctx.wakeOutbox();
  await ctx.signIn(user, 'signup');
  await ctx.record('auth.signed-up', { userId: user.id });
  return toCurrentUser(user);
}

async function refuseKnownEmail(
  ctx: RequestContext,
  { email, redirect }: SignupInput,
): Promise<AppError> {
  const known = await findUserByEmail(ctx.db, email);
  await ctx.record('auth.sign-up-refused', { userId: known?.id, reason: 'address has an account' });
  if (known?.passwordHash) {
    return new AppError('CONFLICT', 'This email is already registered. Please log in.');
  }
  await mailSignInLink(ctx, { purpose: 'verify', occasion: 'known-email', email, redirect });
  return new AppError(
    'CONFLICT',
    'This email already has an account, just without a password. We’ve emailed you a link that signs you in.',
  );
}
