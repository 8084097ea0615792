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
  `Ask for a link to your mailbox at ${login} (Email me a link), sign in with it and set a new password. That ends every other session.`;

function toWords(kind: SecurityNotice['kind'], { login, supportEmail }: Contacts): Words {
  switch (kind) {
    case 'password-set':
      return {
        subject: 'A password was set for your Guildpath account',
        happened: 'A password was set for your account. Links that were mailed before are void.',
        advice: takeBack(login),
      };
    case 'password-changed':
      return {
        subject: 'Your Guildpath password was changed',
        happened:
          'The password of your account was changed. Links that were mailed before are void.',
        advice: takeBack(login),
      };
    case 'identity-linked':
      return {
        subject: 'A login provider was linked to your Guildpath account',
        happened:
          'Your account can now be signed in to with a login provider that vouches for your address.',
        advice:
          'Check your account at that provider first: change its password. Then delete the Guildpath account, or write to us.',
      };
    case 'passkey-added':
      return {
        subject: 'A passkey was added to your Guildpath account',
        happened: 'A passkey was added. It signs in to your account without a password.',
        advice: `${takeBack(login)} Then remove the passkey in the account menu.`,
      };
    case 'passkey-removed':
      return {
        subject: 'A passkey was removed from your Guildpath account',
        happened: 'A passkey was removed. It no longer signs in to your account.',
        advice: takeBack(login),
      };
    case 'account-deleted':
      return {
        subject: 'Your Guildpath account was deleted',
        happened: 'Your account was deleted with everything in it. It cannot be brought back.',
        advice:
          'Somebody else had access to the account. Change the password of your mailbox, and every password that was the same.',
      };
    case 'account-deleted-by-admin':
      return {
        subject: 'Your Guildpath account was deleted',
        happened:
          'An administrator of this site has deleted your account with everything in it. It cannot be brought back.',
        isExpected: 'Did you ask for that? Then there is nothing to do.',
        isUnexpected: 'You did not?',
        advice: `Write to ${supportEmail}.`,
      };
  }
}

const toTime = new Intl.DateTimeFormat('en-GB', {
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
  // A mail that has failed before was counted then.
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
