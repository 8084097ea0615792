import type { SendMailOptions } from 'nodemailer';
import { defaultSupportEmail } from '../../config/env.ts';
import type { Mail } from './mailer.ts';
import { toDomain } from './smtp-options.ts';

/** Converts a mail for nodemailer. Replies go to `supportEmail`, if it is set. */
export function toMessage(
  { id, to, pictures, requestId, ...mail }: Mail,
  from: string,
  supportEmail = defaultSupportEmail,
): SendMailOptions {
  return {
    ...mail,
    from,
    // Keeps nodemailer from parsing addresses as display names or lists.
    to: { name: '', address: to },
    ...(supportEmail !== defaultSupportEmail && { replyTo: { name: '', address: supportEmail } }),
    messageId: `<${id}@${toDomain(from)}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(requestId !== undefined && { 'X-Request-Id': requestId }),
    },
    attachments: pictures.map(({ id: cid, fileName: filename, content }) => ({
      cid,
      filename,
      content,
    })),
    textEncoding: 'quoted-printable',
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
