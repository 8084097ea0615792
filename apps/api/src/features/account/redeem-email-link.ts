import type {
  CurrentUser,
  EmailLinkFactsInput,
  EmailLinkFactsOutput,
  EmailLinkInput,
} from '@guildpath/contract';
import {
  claimResults,
  findSignInToken,
  findUserByEmail,
  isSignInTokenOf,
  redeemSignInToken,
  type UserRow,
} from '@guildpath/db';
import { AppError } from '../../app-error.ts';
import { forgetMailedLinks } from '../../mail/mail-throttle.ts';
import { voidMailedLinks } from '../../mail/void-mailed-links.ts';
import { toCurrentUser } from '../../shared/to-current-user.ts';
import type { RequestContext } from '../../trpc/context.ts';
import { throttlesOfLinkPassword, tryPassword } from './login-throttle.ts';
import { openProvenAccount } from './open-proven-account.ts';

/**
 * Signs in with a mailed link: the address counts as verified, the result that the link is about joins the account, with
 * those that the same browser has submitted, and the account's other links become worthless. On an account whose address was never proven, password and other sessions end,
 * unless this call comes with its session or its password. A link works once. Opened again by the person it was mailed
 * to, who is signed in, it changes nothing and still leads on.
 */
export async function redeemEmailLink(
  ctx: RequestContext,
  { token, password, submittedResultIds = [] }: EmailLinkInput,
): Promise<CurrentUser> {
  const now = ctx.now();
  const link = await findSignInToken(ctx.db, { token, now });
  const viewer = await ctx.findViewer();
  const provenHash = link && password && (await requirePassword(ctx, link.email, password));
  const isOwn = ({ id, passwordHash }: UserRow) =>
    id === viewer?.id || (provenHash !== undefined && provenHash === passwordHash);
  const redeemed = await ctx.db.transaction().execute(async (trx) => {
    // Of two calls at the same time, one gets it.
    const used = await redeemSignInToken(trx, { token, now });
    if (!used) return undefined;
    const before = await findUserByEmail(trx, used.email);
    const person = { email: used.email, authProvider: 'guest' } as const;
    const owner = await openProvenAccount(trx, person, { now, isOwn });
    const resultIds = [...submittedResultIds, ...(used.resultId === null ? [] : [used.resultId])];
    await claimResults(trx, { userId: owner.id, email: used.email, resultIds });
    await voidMailedLinks(trx, owner, now);
    await forgetMailedLinks(ctx, trx, used.email);
    return { owner, isFirstProof: !before?.emailVerifiedAt };
  });
  if (!redeemed) return leadOn(ctx, token, viewer);
  const { owner, isFirstProof } = redeemed;
  await ctx.signIn(owner, 'link');
  await ctx.record('auth.link-redeemed', { userId: owner.id });
  if (isFirstProof) await ctx.record('auth.address-proven', { userId: owner.id });
  return toCurrentUser(owner);
}

/**
 * Whose account the link opens, and what using it now would do to it. Changes nothing, and says nothing about a link that
 * is used or unknown. The address is given whole: the token that asks for it opens the account.
 */
export async function readEmailLinkFacts(
  ctx: Pick<RequestContext, 'db' | 'findViewer' | 'now'>,
  { token }: EmailLinkFactsInput,
): Promise<EmailLinkFactsOutput> {
  const link = await findSignInToken(ctx.db, { token, now: ctx.now() });
  if (!link) return { endsPassword: false };
  const owner = await findUserByEmail(ctx.db, link.email);
  const email = owner?.email ?? link.email;
  if (!owner || owner.emailVerifiedAt || !owner.passwordHash) return { email, endsPassword: false };
  const viewer = await ctx.findViewer();
  return { email, endsPassword: viewer?.id !== owner.id };
}

/** For a link that no longer works. */
async function leadOn(
  ctx: RequestContext,
  token: string,
  viewer: UserRow | undefined,
): Promise<CurrentUser> {
  if (viewer && (await isSignInTokenOf(ctx.db, { token, email: viewer.email }))) {
    return toCurrentUser(viewer);
  }
  const reason = 'unknown, used or too old';
  await ctx.record('auth.link-refused', { userId: viewer?.id, reason, isOncePerMinute: true });
  throw new AppError(
    'INVALID_CREDENTIALS',
    'This link was used already, or it is too old. Please ask for a new one.',
  );
}

/**
 * The hash that the password matches. A wrong one leaves the link as it is. Guesses are throttled apart from the login:
 * only someone with the link can make them.
 */
async function requirePassword(
  ctx: RequestContext,
  email: string,
  password: string,
): Promise<string> {
  const owner = await findUserByEmail(ctx.db, email);
  const hash = owner?.passwordHash ?? null;
  const isRight = await tryPassword(ctx, throttlesOfLinkPassword(ctx, email), () =>
    ctx.passwords.verify(hash, password),
  );
  if (isRight && hash !== null) return hash;
  await ctx.record('auth.link-refused', { userId: owner?.id, reason: 'wrong password' });
  throw new AppError('INVALID_CREDENTIALS', 'This is not the password of this account.');
}
