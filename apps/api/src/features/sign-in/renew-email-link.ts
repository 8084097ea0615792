import type { MessageOutput, RenewEmailLinkInput } from '@guildpath/contract';
import { enqueue, findGuestResult, findIssuedSignInToken } from '@guildpath/db';
import { toSignInLinkJob } from '../../jobs/mail/sign-in-link-job.ts';
import { AppError } from '../../shared/app-error.ts';
import type { RequestContext } from '../../trpc/request-context.ts';

/**
 * Mails another link to the address that a link was mailed to, for the same purpose, even if that one is used
 * or expired. Never tells the address, which a link that works no longer does not prove.
 */
export async function renewEmailLink(
  ctx: Pick<RequestContext, 'db' | 'hashSender' | 'now' | 'record' | 'requestId' | 'wakeOutbox'>,
  { token, redirect }: RenewEmailLinkInput,
): Promise<MessageOutput> {
  const issued = await findIssuedSignInToken(ctx.db, token);
  if (!issued) {
    throw new AppError('NOT_FOUND', 'This link is too old to renew. Please enter your email.');
  }
  const { email, resultId } = issued;
  const result =
    resultId === null ? undefined : await findGuestResult(ctx.db, { resultId, guestEmail: email });
  const job = toSignInLinkJob(
    ctx,
    result
      ? { purpose: 'results', email, resultId: result.id }
      : { purpose: 'verify', occasion: 'login', email, redirect },
  );
  await ctx.db.transaction().execute((trx) => enqueue(trx, { ...job, now: ctx.now() }));
  ctx.wakeOutbox();
  await ctx.record('auth.link-requested');
  return { message: 'A new link is on its way to the same inbox.' };
}
