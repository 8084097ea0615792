import { paths } from '@guildpath/contract';
import type { LeasedJob } from '@guildpath/db';
import type { SecurityNoticeEmailProps } from '../../adapters/mail/templates/security-notice-email.tsx';
import type { MailContext } from './mail-context.ts';
import { countMail } from './mail-throttle.ts';
import { parseSecurityNotice, type SecurityNotice } from './security-notice-job.ts';

type Words = Omit<SecurityNoticeEmailProps, 'at'>;

interface Contacts {
  readonly login: string;
  readonly supportEmail: string;
}

const takeBack = (login: string) =>
  `Go to ${login}, choose “Email me a link”, sign in with that link and set a new password. This signs you out everywhere else.`;

function toWords(kind: SecurityNotice['kind'], { login, supportEmail }: Contacts): Words {
  switch (kind) {
    case 'password-set':
      return {
        subject: 'A password was set for your Guildpath account',
        happened:
          'A password was set for your account. Links we emailed you before that don’t work anymore.',
        advice: takeBack(login),
      };
    case 'password-changed':
      return {
        subject: 'Your Guildpath password was changed',
        happened:
          'Your account’s password was changed. Links we emailed you before that don’t work anymore.',
        advice: takeBack(login),
      };
    case 'identity-linked':
      return {
        subject: 'A login provider was linked to your Guildpath account',
        happened:
          'You can now sign in to your account with a login provider that vouches for your address.',
        advice:
          'Change your password at that provider first. Then delete your Guildpath account, or write to us.',
      };
    case 'passkey-added':
      return {
        subject: 'A passkey was added to your Guildpath account',
        happened: 'A passkey was added. It signs you in to your account without a password.',
        advice: `${takeBack(login)} Then remove the passkey in the account menu.`,
      };
    case 'passkey-removed':
      return {
        subject: 'A passkey was removed from your Guildpath account',
        happened: 'A passkey was removed. It can’t sign in to your account anymore.',
        advice: takeBack(login),
      };
    case 'account-deleted':
      return {
        subject: 'Your Guildpath account was deleted',
        happened: 'Your account was deleted with everything in it. We can’t bring it back.',
        advice:
          'Someone else had access to your account. Change your email password, and every other password that was the same.',
      };
    case 'account-deleted-by-admin':
      return {
        subject: 'Your Guildpath account was deleted',
        happened:
          'An administrator of this site deleted your account with everything in it. We can’t bring it back.',
        isExpected: 'If you asked for this, you don’t need to do anything.',
        isUnexpected: 'Didn’t ask for it?',
        advice: `Write to ${supportEmail}.`,
      };
  }
}

const toTime = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/**
 * Mails that the security of an account has changed: what happened, when, and what to do if it was someone
 * else. The mail has no name and no link that signs in.
 */
export async function sendSecurityNotice(ctx: MailContext, job: LeasedJob): Promise<void> {
  const { email, kind, requestId } = parseSecurityNotice(job.payload);
  // A mail is counted at its first attempt only.
  const isLimited = ctx.env.hasRateLimit && !job.hasFailed;
  const hold = isLimited && (await countMail(ctx, { kind: 'security notice', address: email }));
  if (hold) throw hold;
  const words = toWords(kind, {
    login: `${ctx.publicUrl()}${paths.login}`,
    supportEmail: ctx.env.SUPPORT_EMAIL,
  });
  const at = `${toTime.format(job.createdAt)} UTC`;
  const { html, text } = await ctx.render('securityNotice', { ...words, at });
  await ctx.mailer.send({
    id: job.id,
    to: email,
    subject: words.subject,
    html,
    text,
    pictures: [],
    requestId,
  });
}
