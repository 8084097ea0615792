import { domainToASCII } from 'node:url';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import { allowsClearText, type Env, isLoopback } from '../../config/env.ts';

/** The settings that a connection to the mail server depends on. */
export type SmtpEnv = Pick<Env, 'MAIL_FROM' | 'PUBLIC_URL'> & {
  readonly SMTP_URL: string;
  readonly SUPPORT_EMAIL?: string;
};

/** Each step of a delivery times out before the outbox's own limit. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Returns the options of a connection; those in the URL take precedence. */
export function toSmtpOptions(env: SmtpEnv) {
  return { ...timeouts, name: toHostName(env), ...parseConnectionUrl(withTls(env.SMTP_URL)) };
}

// Links sign people in, so they leave this machine encrypted unless the URL says otherwise.
function withTls(url: string): string {
  const server = new URL(url);
  if (server.protocol !== 'smtp:' || isLoopback(server.hostname) || allowsClearText(url))
    return url;
  server.searchParams.set('requireTLS', 'true');
  return server.href;
}

// Relays refuse greetings from `localhost` or `[127.0.0.1]`, the only name that a container has for itself.
function toHostName({ PUBLIC_URL, MAIL_FROM }: SmtpEnv): string | undefined {
  const names = [PUBLIC_URL && new URL(PUBLIC_URL).hostname, toDomain(MAIL_FROM)];
  return names.find((name) => name !== undefined && /\.[a-z][a-z\d-]*$/i.test(name));
}

/** Returns the domain of a sender such as `Name <name@example.org>`, in ASCII. */
export function toDomain(from: string): string {
  const written = from.slice(from.lastIndexOf('@') + 1).replace('>', '');
  return domainToASCII(written) || written;
}
