import { simpleParser } from 'mailparser';
import MailComposer from 'nodemailer/lib/mail-composer';
import { expect, it } from 'vitest';
import { composeMessage, toMessage } from './compose-message.ts';
import type { Mail } from './mailer.ts';

const from = 'Guildpath <no-reply@guild.test>';
const picture = { id: 'card@guildpath', fileName: 'card.png', content: Buffer.alloc(1000, 'PNG') };
const sentence =
  'Your quest is complete = done, and the guild – all of it – has read “your” answers. ';

function aMail(mail: Partial<Mail> = {}): Mail {
  return {
    id: 'one',
    to: 'ada@example.org',
    subject: 'Your quest is complete',
    html: `<p>${sentence.repeat(20)}</p>\n<img src="cid:card@guildpath"/>`,
    text: `${sentence.repeat(20)}\n\nÄ \n`,
    pictures: [picture],
    ...mail,
  };
}

it.each([
  ['with a picture', aMail()],
  ['without a picture', aMail({ pictures: [] })],
  ['caused by a request', aMail({ requestId: 'from-the-proxy-1' })],
  ['to an address beyond ASCII', aMail({ to: 'grüße@exämple.org' })],
  ['with a long subject beyond ASCII', aMail({ subject: 'Schöne Grüße '.repeat(20) })],
  ['with a subject that would begin a header', aMail({ subject: 'One\r\nBcc: eve@example.org' })],
])('a message %s is the one that nodemailer writes', async (_case, mail) => {
  const written = await composeMessage(toMessage(mail, from));
  const { id, requestId, pictures, ...parts } = mail;
  const expected = await new MailComposer({
    ...parts,
    from,
    textEncoding: 'quoted-printable',
    attachments: pictures.map(({ content, fileName: filename, id: cid }) => ({
      content,
      filename,
      cid,
    })),
    messageId: `<${id}@guildpath>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(requestId !== undefined && { 'X-Request-Id': requestId }),
    },
  })
    .compile()
    .build();
  expect(toComparable(written)).toBe(toComparable(expected));
});

/** Without what is by chance or by the clock. */
function toComparable(message: Uint8Array): string {
  return Buffer.from(message)
    .toString()
    .replaceAll(/_NmP-[\w-]+-Part_\d/g, 'boundary')
    .replace(/^Date: .*$/m, 'Date');
}

it('a message can be read as the mail that it is', async () => {
  const mail = aMail();
  const read = await simpleParser(Buffer.from(await composeMessage(toMessage(mail, from))));
  expect(read.text).toBe(mail.text);
  expect(read.attachments.map(({ cid, content }) => ({ cid, content }))).toEqual([
    { cid: picture.id, content: picture.content },
  ]);
});
