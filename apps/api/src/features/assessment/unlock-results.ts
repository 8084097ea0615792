import { type MessageOutput, paths, type UnlockResultsInput } from '@guildpath/contract';
import { findGuestResult } from '@guildpath/db';
import { mailSignInLink } from '../../accounts/mail-sign-in-link.ts';
import type { RequestContext } from '../../trpc/request-context.ts';

/** Mails a new link if the result was submitted with that email. The response is the same either way. */
export async function unlockResults(
  ctx: RequestContext,
  { assessmentResultId: resultId, guestEmail: email, invitation }: UnlockResultsInput,
): Promise<MessageOutput> {
  const result = await findGuestResult(ctx.db, { resultId, guestEmail: email });
  const redirect = paths.results(resultId, invitation);
  if (result) await mailSignInLink(ctx, { purpose: 'results', email, resultId, redirect });
  return { message: 'If these results belong to that email, a new sign-in link is on its way.' };
}
