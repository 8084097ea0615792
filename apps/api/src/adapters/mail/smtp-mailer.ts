import { createTransport } from 'nodemailer';
import type { Mail, Mailer } from './mailer.ts';

/** Each step of a delivery gives up before the outbox would hand the job to someone else. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Delivers through the SMTP server of `url` (smtp:// or smtps://). */
export function createSmtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({ url, ...timeouts });
  return {
    send: async (mail) => {
      await transport.sendMail(toMessage(mail, from));
    },
    close: () => transport.close(),
  };
}

/** The message as nodemailer takes it. */
export function toMessage({ id, to, subject, html, text }: Mail, from: string) {
  return {
    from,
    to,
    subject,
    html,
    text,
    messageId: `<${id}@guildpath>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}
