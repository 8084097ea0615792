import { randomUUID } from 'node:crypto';
import MimeNode from 'nodemailer/lib/mime-node';
import { encode, wrap } from 'nodemailer/lib/qp';
import type { Mail, MailPicture } from './mailer.ts';

/** What is composed: nothing that could not be sent to another thread. */
export type Message = ReturnType<typeof toMessage>;

/** Writes a message as it goes over the wire (RFC 5322), here or in another thread: it takes a while. */
export type ComposeMessage = (message: Message) => Promise<Uint8Array>;

export const composeMessage: ComposeMessage = async ({ headers, text, html, pictures }) => {
  // Node.js keeps random numbers for many of these; nodemailer would ask the system for some at each node.
  const options = { baseBoundary: randomUUID() };
  const message = new MimeNode('multipart/alternative', options).setHeader(headers);
  const htmlPart = toTextPart('html', html);
  const shown =
    pictures.length === 0
      ? htmlPart
      : join(message.createChild(related, options), [htmlPart, ...pictures]);
  return Buffer.from(join(message, [toTextPart('plain', text), shown]));
};

const related = 'multipart/related; type="text/html"';

/**
 * As nodemailer writes a node with these parts. Its own way is a stream for each, which could read files and addresses
 * too, and takes more than half of the time of a mail.
 */
function join(node: MimeNode, parts: readonly string[]): string {
  const headers = node.buildHeaders();
  const boundary = `--${node.boundary}`;
  const bounded = parts.flatMap((part) => [boundary, part]);
  return [headers, '', ...bounded, `${boundary}--`, ''].join('\r\n');
}

function toTextPart(type: 'plain' | 'html', text: string): string {
  return [
    `Content-Type: text/${type}; charset=utf-8`,
    'Content-Transfer-Encoding: quoted-printable',
    '',
    wrap(encode(text)),
  ].join('\r\n');
}

/** The message in the parts that are composed. */
export function toMessage(
  { id, to, subject, html, text, pictures, requestId }: Mail,
  from: string,
) {
  return {
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(requestId !== undefined && { 'X-Request-Id': requestId }),
      From: from,
      To: to,
      Subject: subject,
      'Message-Id': `<${id}@guildpath>`,
    },
    text,
    html,
    pictures: pictures.map(toPart),
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
    `Content-ID: <${id}>`,
    'Content-Transfer-Encoding: base64',
    `Content-Disposition: inline; filename=${fileName}`,
    '',
    encoded,
  ].join('\r\n');
}
