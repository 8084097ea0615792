import type { CurrentUser, SignupInput } from '@guildpath/contract';
import { enqueue, findUserByEmail, insertUser } from '@guildpath/db';
import { AppError } from '../../app-error.ts';
import { toSignInLinkJob } from '../../mail/sign-in-link-job.ts';
import { toCurrentUser } from '../../shared/to-current-user.ts';
import type { RequestContext } from '../../trpc/context.ts';
import { refuseWeakPassword } from './refuse-weak-password.ts';

/**
 * Opens an account and signs in. Throws CONFLICT when the email has one already; one without a password gets a mail
 * that proves the address first, so that no one reads a guest's results without that guest's mailbox.
 */
export async function signUp(ctx: RequestContext, input: SignupInput): Promise<CurrentUser> {
  const { email, firstName, lastName } = input;
  await refuseWeakPassword(input.password, null);
  const passwordHash = await ctx.passwords.hash(input.password);
  const user = await ctx.db.transaction().execute((trx) =>
    insertUser(trx, {
      email,
      firstName,
      lastName: lastName || null,
      passwordHash,
      authProvider: 'local',
      createdAt: ctx.now(),
    }),
  );
  if (!user) throw await refuseKnownEmail(ctx, email);
  await ctx.signIn(user, 'signup');
  return toCurrentUser(user);
}

async function refuseKnownEmail(ctx: RequestContext, email: string): Promise<AppError> {
  const known = await findUserByEmail(ctx.db, email);
  if (known?.passwordHash) {
    return new AppError('CONFLICT', 'This email is already registered. Please log in.');
  }
  const job = toSignInLinkJob({ purpose: 'verify', email });
  await ctx.db.transaction().execute((trx) => enqueue(trx, { ...job, now: ctx.now() }));
  ctx.wakeOutbox();
  return new AppError(
    'CONFLICT',
    'This email already has an account without a password. We have mailed you a link that signs you in.',
  );
}
