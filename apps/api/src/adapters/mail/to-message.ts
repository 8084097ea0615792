import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './mailer.ts';

/** Returns a mail as nodemailer takes it. */
export function toMessage(
  { id, pictures, requestId, ...mail }: Mail,
  from: string,
): SendMailOptions {
  return {
    ...mail,
    from,
    messageId: `<${id}@guildpath>`,
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
