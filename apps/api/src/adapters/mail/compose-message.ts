import MailComposer from 'nodemailer/lib/mail-composer';
import type { Mail, MailPicture } from './mailer.ts';

/** What the composer takes: nothing that could not be sent to another thread. */
type Message = ReturnType<typeof toMessage>;

/** Writes a message as it goes over the wire (RFC 5322), here or in another thread: it takes a while. */
export type ComposeMessage = (message: Message) => Promise<Uint8Array>;

export const composeMessage: ComposeMessage = (message) =>
  new MailComposer(message).compile().build();

/** The message as nodemailer takes it. */
export function toMessage(
  { id, to, subject, html, text, pictures, requestId }: Mail,
  from: string,
) {
  return {
    from,
    to,
    subject,
    html,
    text,
    // What would be chosen anyway, after reading every character twice.
    textEncoding: 'quoted-printable' as const,
    attachments: pictures.map((picture) => ({ cid: picture.id, raw: toPart(picture) })),
    messageId: `<${id}@guildpath>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(requestId !== undefined && { 'X-Request-Id': requestId }),
    },
  };
}

/** Most mails carry one of a few dozen pictures: each is encoded once. */
const encodedPictures = new WeakMap<Buffer, string>();

/** A part of a message, as nodemailer would write it. */
function toPart({ id, fileName, content }: MailPicture): string {
  let encoded = encodedPictures.get(content);
  if (encoded === undefined) {
    encoded = content.toString('base64').replace(/.{76}/g, '$&\r\n');
    encodedPictures.set(content, encoded);
  }
  return [
    `Content-Type: image/png; name=${fileName}`,
    `Content-Id: <${id}>`,
    'Content-Transfer-Encoding: base64',
    `Content-Disposition: inline; filename=${fileName}`,
    '',
    encoded,
  ].join('\r\n');
}
