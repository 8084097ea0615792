import { paths } from '@guildpath/contract';
import type { LeasedJob } from '@guildpath/db';
import type { MailContext } from './mail-context.ts';
import { countMail } from './mail-throttle.ts';
import { parseSecurityNotice } from './security-notice-job.ts';

const timeFormat = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** Mails what has changed, when, and what to do if it was someone else, without a name or sign-in link. */
export async function sendSecurityNotice(ctx: MailContext, job: LeasedJob): Promise<void> {
  const { email, kind, requestId } = parseSecurityNotice(job.payload);
  // A mail is counted at its first attempt only.
  const isLimited = ctx.env.hasRateLimit && job.attempts === 0;
  const hold = isLimited && (await countMail(ctx, { kind: 'security notice', address: email }));
  if (hold) throw hold;
  const message = await ctx.render('securityNotice', {
    kind,
    at: `${timeFormat.format(job.createdAt)} UTC`,
    loginUrl: `${ctx.publicUrl()}${paths.login}`,
    supportEmail: ctx.env.SUPPORT_EMAIL,
  });
  await ctx.mailer.send({ id: job.id, to: email, ...message, pictures: [], requestId });
}
