import type {
  LinkInput,
  MessageOutput,
  RenewEmailLinkInput,
  SendProofInput,
} from '@guildpath/contract';
import { findGuestResult, findIssuedSignInToken } from '@guildpath/db';
import { mailSignInLink } from '../../accounts/mail-sign-in-link.ts';
import { requireDeliverable } from '../../adapters/mail/require-deliverable.ts';
import { AppError } from '../../shared/app-error.ts';
import type { RequestContext, ViewerContext } from '../../trpc/request-context.ts';

/**
 * Requests a sign-in link for the account with that email. The outbox worker finds out whether there is one,
 * so neither the response nor its time reveals it.
 */
export async function requestLink(
  ctx: RequestContext,
  { email, redirect }: LinkInput,
): Promise<MessageOutput> {
  await requireDeliverable(ctx, 'email', email);
  await mailSignInLink(ctx, { purpose: 'verify', occasion: 'login', email, redirect });
  await ctx.record('auth.link-requested');
  return { message: 'If that email has an account, a sign-in link is on its way.' };
}

/**
 * Mails another link to the address that a link was mailed to, for the same purpose, even if that one is used
 * or expired. Never tells the address, which a link that works no longer does not prove.
 */
export async function renewEmailLink(
  ctx: RequestContext,
  { token, redirect }: RenewEmailLinkInput,
): Promise<MessageOutput> {
  const issued = await findIssuedSignInToken(ctx.db, token);
  if (!issued) {
    throw new AppError('NOT_FOUND', 'This link is too old to renew. Please enter your email.');
  }
  const { email, resultId } = issued;
  const result = resultId && (await findGuestResult(ctx.db, { resultId, guestEmail: email }));
  await mailSignInLink(
    ctx,
    result
      ? { purpose: 'results', email, resultId: result.id, redirect }
      : { purpose: 'verify', occasion: 'login', email, redirect },
  );
  await ctx.record('auth.link-requested');
  return { message: 'A new link is on its way to the same inbox.' };
}

/** Mails the viewer another link that proves the address, unless it is already proven. */
export async function sendProof(
  ctx: ViewerContext<'user'>,
  { redirect }: SendProofInput,
): Promise<MessageOutput> {
  const { id, email, emailVerifiedAt } = ctx.viewer;
  if (emailVerifiedAt) return { message: 'Your email is already confirmed.' };
  await mailSignInLink(ctx, { purpose: 'verify', occasion: 'signup', email, redirect });
  await ctx.record('auth.link-requested', { userId: id });
  return { message: 'A new link is on its way to your inbox.' };
}
