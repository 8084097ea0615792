import type { Dialect } from '@guildpath/db';
import {
  allowsClearText,
  defaultMailFrom,
  defaultSupportEmail,
  type Env,
  isQuoted,
  quotesHint,
} from './env.ts';

/** Lists settings that are each valid but together make the site unusable. */
export function listWarnings(env: Env, dialect: Dialect): string[] {
  const quoted = Object.entries(env).filter(([, value]) => isQuoted(value));
  const warnings = quoted.map(([name]) => `${name}: ${quotesHint}`);
  const { ROLE: role } = env;
  // On SQLite there is only one process, so any role but `all` leaves half of the work undone.
  if (role !== 'all' && dialect === 'sqlite') {
    const left = role === 'web' ? 'sends no mail and writes no text' : 'serves no site';
    warnings.push(
      `ROLE=${role} without DATABASE_URL: this process ${left}, and on SQLite it should be the only one. Set ROLE=all, or DATABASE_URL`,
    );
  }
  if (env.SMTP_URL === undefined) return warnings;
  if (allowsClearText(env.SMTP_URL)) {
    warnings.push(
      'SMTP_URL allows mail without TLS: anyone on the way can read the links that sign people in. Keep that to a relay in your own network',
    );
  }
  if (env.PUBLIC_URL === undefined) {
    warnings.push(
      'SMTP_URL without PUBLIC_URL: the links in mails lead to localhost, which works on this machine alone. Set PUBLIC_URL',
    );
  }
  if (env.MAIL_FROM === defaultMailFrom) {
    warnings.push(
      `SMTP_URL without MAIL_FROM: mails come from ${defaultMailFrom}, which most mail servers refuse. Set MAIL_FROM`,
    );
  }
  if (env.SUPPORT_EMAIL === defaultSupportEmail) {
    warnings.push(
      `SMTP_URL without SUPPORT_EMAIL: Contact, Privacy Policy and security.txt name ${defaultSupportEmail}, which reaches nobody. Set SUPPORT_EMAIL`,
    );
  }
  return warnings;
}
