import type { MessageOutput, UnlockResultsInput } from '@guildpath/contract';
import { enqueue, findGuestResult } from '@guildpath/db';
import { toSignInLinkJob } from '../../jobs/mail/sign-in-link-job.ts';
import type { RequestContext } from '../../trpc/request-context.ts';

/** Mails a new link if the result was submitted with that email. The response is the same either way. */
export async function unlockResults(
  ctx: Pick<RequestContext, 'db' | 'hashSender' | 'now' | 'requestId' | 'wakeOutbox'>,
  { assessmentResultId, guestEmail }: UnlockResultsInput,
): Promise<MessageOutput> {
  const result = await findGuestResult(ctx.db, { resultId: assessmentResultId, guestEmail });
  if (result) {
    const link = { purpose: 'results', email: guestEmail, resultId: result.id } as const;
    const job = toSignInLinkJob(ctx, link);
    await ctx.db.transaction().execute((trx) => enqueue(trx, { ...job, now: ctx.now() }));
    ctx.wakeOutbox();
  }
  return { message: 'If these results belong to that email, a new sign-in link is on its way.' };
}
