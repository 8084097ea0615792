import type { LinkInput, MessageOutput } from '@guildpath/contract';
import { enqueue, type UserRow } from '@guildpath/db';
import { requireDeliverable } from '../../adapters/mail/require-deliverable.ts';
import { toSignInLinkJob } from '../../jobs/mail/sign-in-link-job.ts';
import type { RequestContext } from '../../trpc/request-context.ts';

type RequestLinkContext = Pick<
  RequestContext,
  'db' | 'hashSender' | 'now' | 'record' | 'requestId' | 'wakeOutbox'
>;

/**
 * Requests a sign-in link for the account with that email. The outbox worker finds out whether there is one,
 * so neither the response nor its time reveals it.
 */
export async function requestLink(
  ctx: RequestLinkContext & Pick<RequestContext, 'mailServer'>,
  { email, redirect }: LinkInput,
): Promise<MessageOutput> {
  await requireDeliverable(ctx, 'email', email);
  const job = toSignInLinkJob(ctx, { purpose: 'verify', occasion: 'login', email, redirect });
  await ctx.db.transaction().execute((trx) => enqueue(trx, { ...job, now: ctx.now() }));
  ctx.wakeOutbox();
  await ctx.record('auth.link-requested');
  return { message: 'If that email has an account, a sign-in link is on its way.' };
}

/** Mails the viewer another link that proves the address, unless it is already proven. */
export async function sendProof(
  ctx: RequestLinkContext & { readonly viewer: UserRow },
): Promise<MessageOutput> {
  const { id, email, emailVerifiedAt } = ctx.viewer;
  if (emailVerifiedAt) return { message: 'Your email is already confirmed.' };
  const job = toSignInLinkJob(ctx, { purpose: 'verify', occasion: 'signup', email });
  await ctx.db.transaction().execute((trx) => enqueue(trx, { ...job, now: ctx.now() }));
  ctx.wakeOutbox();
  await ctx.record('auth.link-requested', { userId: id });
  return { message: 'A new link is on its way to your inbox.' };
}
