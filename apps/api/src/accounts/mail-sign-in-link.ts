import { enqueue } from '@guildpath/db';
import { type SignInLink, toSignInLinkJob } from '../jobs/mail/sign-in-link-job.ts';
import type { RequestContext } from '../trpc/request-context.ts';

/** Queues a mail with a sign-in link, in a transaction of its own. */
export async function mailSignInLink(ctx: RequestContext, link: SignInLink): Promise<void> {
  const job = toSignInLinkJob(ctx, link);
  await ctx.db.transaction().execute((trx) => enqueue(trx, { ...job, now: ctx.now() }));
  ctx.wakeOutbox();
}
