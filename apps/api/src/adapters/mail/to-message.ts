import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './mailer.ts';
import { toDomain } from './smtp-options.ts';

/** Converts a mail for nodemailer. */
export function toMessage(
  { id, to, pictures, requestId, ...mail }: Mail,
  from: string,
): SendMailOptions {
  return {
    ...mail,
    from,
    // Keeps nodemailer from parsing addresses as display names or lists.
    to: { name: '', address: to },
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
