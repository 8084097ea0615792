import type {
  CurrentUser,
  EmailLinkFactsInput,
  EmailLinkFactsOutput,
  EmailLinkInput,
} from '@guildpath/contract';
import {
  claimResults,
  findIssuedSignInToken,
  findSignInToken,
  findUserByEmail,
  keepPlaceResult,
  redeemSignInToken,
  type UserRow,
} from '@guildpath/db';
import { linkPasswordThrottles, tryPassword } from '../../accounts/login-throttle.ts';
import { resetMailedLinks } from '../../jobs/mail/mail-throttle.ts';
import { voidMailedLinks } from '../../jobs/mail/void-mailed-links.ts';
import { AppError } from '../../shared/app-error.ts';
import { toCurrentUser } from '../../shared/to-current-user.ts';
import type { RequestContext } from '../../trpc/request-context.ts';
import { openProvenAccount } from './open-proven-account.ts';

/**
 * Signs in with a mailed link. The address counts as proven, the account gets the result that the link is
 * about and those that the same browser submitted, and its other links become void. If the address was never
 * proven before, the password and other sessions are removed, unless this call has the session or the
 * password of that account. A link works once; opened again by its signed-in owner, it changes nothing and
 * still succeeds.
 */
export async function redeemEmailLink(
  ctx: RequestContext,
  { token, password, submittedResultIds = [] }: EmailLinkInput,
): Promise<CurrentUser> {
  const now = ctx.now();
  const link = await findSignInToken(ctx.db, { token, now });
  const viewer = await ctx.findUser();
  const verifiedHash = link && password && (await requirePassword(ctx, link.email, password));
  const isOwn = ({ id, passwordHash }: UserRow) =>
    id === viewer?.id || (verifiedHash !== undefined && verifiedHash === passwordHash);
  const redeemed = await ctx.db.transaction().execute(async (trx) => {
    // Only one of two concurrent calls can redeem the token.
    const used = await redeemSignInToken(trx, { token, now });
    if (!used) return undefined;
    const before = await findUserByEmail(trx, used.email);
    const person = { email: used.email, authProvider: 'guest' } as const;
    const owner = await openProvenAccount(trx, person, { now, isOwn });
    const resultIds = [...submittedResultIds, ...(used.resultId === null ? [] : [used.resultId])];
    await claimResults(trx, { owner, resultIds });
    if (used.resultId !== null) {
      await keepPlaceResult(trx, { userId: owner.id, resultId: used.resultId });
    }
    await voidMailedLinks(trx, owner, now);
    await resetMailedLinks(ctx, trx, used.email);
    return { owner, isFirstProof: !before?.emailVerifiedAt };
  });
  if (!redeemed) return acceptUsedLink(ctx, token, viewer);
  const { owner, isFirstProof } = redeemed;
  await ctx.signIn(owner, 'link');
  await ctx.record('auth.link-redeemed', { userId: owner.id });
  if (isFirstProof) await ctx.record('auth.address-proven', { userId: owner.id });
  return toCurrentUser(owner);
}

/**
 * Tells whose account the link opens, and whether redeeming it in this browser would remove the password.
 * When a link no longer works, it tells a viewer who is not its owner only that another can be mailed. It may
 * return the full address of one that works, because the token opens the account anyway. A browser that
 * refuses the cookie learns it here, before it has used the link up.
 */
export async function readEmailLinkFacts(
  ctx: Pick<RequestContext, 'db' | 'findUser' | 'lacksCookie' | 'now'>,
  { token }: EmailLinkFactsInput,
): Promise<EmailLinkFactsOutput> {
  const link = await findSignInToken(ctx.db, { token, now: ctx.now() });
  const viewer = await ctx.findUser();
  const lacksCookie = ctx.lacksCookie() || undefined;
  const facts = { endsPassword: false, isRenewable: false, lacksCookie };
  if (!link) {
    const issued = await findIssuedSignInToken(ctx.db, token);
    if (!issued) return { ...facts, isUnknown: true };
    return { ...facts, isRenewable: !(await isOwnedBy(ctx, issued.email, viewer)) };
  }
  const owner = await findUserByEmail(ctx.db, link.email);
  const email = owner?.email ?? link.email;
  const isUnproven = owner?.emailVerifiedAt === null && owner.passwordHash !== null;
  return { ...facts, email, endsPassword: isUnproven && viewer?.id !== owner.id };
}

async function acceptUsedLink(
  ctx: RequestContext,
  token: string,
  viewer: UserRow | undefined,
): Promise<CurrentUser> {
  const issued = await findIssuedSignInToken(ctx.db, token);
  if (viewer && issued && (await isOwnedBy(ctx, issued.email, viewer)))
    return toCurrentUser(viewer);
  const reason = 'unknown, used or expired';
  await ctx.record('auth.link-refused', { userId: viewer?.id, reason, isOncePerMinute: true });
  throw new AppError(
    'INVALID_CREDENTIALS',
    `This link ${issued ? 'has expired or was already used' : 'is incomplete or too old'}. Please get a new one.`,
  );
}

async function isOwnedBy(
  { db }: Pick<RequestContext, 'db'>,
  email: string,
  viewer: UserRow | undefined,
): Promise<boolean> {
  return viewer !== undefined && (await findUserByEmail(db, email))?.id === viewer.id;
}

/** Returns the hash that the password matches. A wrong password does not use up the link. */
async function requirePassword(
  ctx: RequestContext,
  email: string,
  password: string,
): Promise<string> {
  const owner = await findUserByEmail(ctx.db, email);
  const hash = owner?.passwordHash ?? null;
  const isRight = await tryPassword(ctx, linkPasswordThrottles(ctx, email), () =>
    ctx.passwords.verify(hash, password),
  );
  if (isRight && hash !== null) return hash;
  await ctx.record('auth.link-refused', { userId: owner?.id, reason: 'wrong password' });
  throw new AppError('INVALID_CREDENTIALS', 'That’s not this account’s password.');
}
