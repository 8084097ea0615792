import type { CurrentUser, EmailLinkInput } from '@guildpath/contract';
import { claimResults, isSignInTokenOf, redeemSignInToken } from '@guildpath/db';
import { AppError } from '../../app-error.ts';
import { toCurrentUser } from '../../shared/to-current-user.ts';
import type { RequestContext } from '../../trpc/context.ts';
import { openProvenAccount } from './open-proven-account.ts';

/**
 * Signs in with a mailed link: the address counts as verified, and every unclaimed result of it joins the
 * account. A link works once. Opened again by the person it was mailed to, who is signed in, it changes nothing and
 * still leads on.
 */
export async function redeemEmailLink(
  ctx: RequestContext,
  { token }: EmailLinkInput,
): Promise<CurrentUser> {
  const now = ctx.now();
  const user = await ctx.db.transaction().execute(async (trx) => {
    const link = await redeemSignInToken(trx, { token, now });
    if (!link) return undefined;
    const owner = await openProvenAccount(trx, { email: link.email, authProvider: 'guest' }, now);
    await claimResults(trx, { userId: owner.id, email: link.email });
    return owner;
  });
  if (!user) {
    const viewer = await ctx.findViewer();
    if (viewer && (await isSignInTokenOf(ctx.db, { token, email: viewer.email }))) {
      return toCurrentUser(viewer);
    }
    throw new AppError(
      'INVALID_CREDENTIALS',
      'This link was used already, or it is too old. Please ask for a new one.',
    );
  }
  await ctx.signIn(user, 'link');
  return toCurrentUser(user);
}
