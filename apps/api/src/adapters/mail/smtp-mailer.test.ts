import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { OutOfService, PermanentFailure } from './mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

const mail = {
  id: 'one',
  to: 'ada@example.org',
  subject: 'Your link',
  html: '<p>secret</p>',
  text: 'secret',
  pictures: [],
};

function openMailer(url: string) {
  const mailer = createSmtpMailer({
    SMTP_URL: url,
    MAIL_FROM: 'Guildpath <no-reply@gilde-für-pfade.test>',
    PUBLIC_URL: undefined,
  });
  onTestFinished(() => mailer.close());
  return mailer;
}

/**
 * Opens a server that offers no STARTTLS, as an attacker on the way makes one look. While `refusal` is set,
 * it answers a command with it.
 */
async function openServer(command: 'RCPT TO' | 'DATA' = 'DATA', refusal?: string) {
  const onMailFrom = vi.fn((_address: unknown, _session: unknown, done: () => void) => done());
  const received: { to: string; message: string }[] = [];
  const answers = { refusal };
  const answer = (to: typeof command) => {
    const given = to === command ? answers.refusal : undefined;
    if (given === undefined) return null;
    return Object.assign(new Error(given.slice(4)), { responseCode: Number(given.slice(0, 3)) });
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom,
    onRcptTo: (_address, _session, done) => done(answer('RCPT TO')),
    onData: (stream, { envelope }, done) => {
      text(stream).then((message) => {
        received.push({ to: envelope.rcptTo.map(({ address }) => address).join(), message });
        done(answer('DATA'));
      }, done);
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = listening.address() as AddressInfo;
  return { port, onMailFrom, received, answers, mailer: openMailer(`smtp://127.0.0.1:${port}`) };
}

// A name of this machine that the mailer takes for a server elsewhere.
const elsewhere = '[::ffff:127.0.0.1]';

it.each([
  [elsewhere, '', 0],
  [elsewhere, '?ignoreTLS=false', 0],
  [elsewhere, '?ignoreTLS=true', 1],
  [elsewhere, '?requireTLS=false', 1],
  ['127.0.0.1', '', 1],
])(
  'mail to the server %s in clear, with %j in its URL, is begun %i times',
  async (host, query, begun) => {
    const { port, onMailFrom } = await openServer();
    const sent = openMailer(`smtp://${host}:${port}${query}`).send(mail);
    if (begun === 0) await expect(sent).rejects.toThrow(/TLS/);
    else await expect(sent).resolves.toBeUndefined();
    expect(onMailFrom).toHaveBeenCalledTimes(begun);
  },
);

it.each([
  ['r&d@example.org', 'r&d@example.org', 'r&d@example.org'],
  ["o'@example.org", "o'@example.org", "o'@example.org"],
  ['=?utf-8?q?ada?=@example.org', '=?utf-8?q?ada?=@example.org', '=?utf-8?q?ada?=@example.org'],
  // The server of the tests reads domains.
  ['ivan@xn--e1afmkfd.xn--p1ai', 'ivan@пример.рф', 'ivan@xn--e1afmkfd.xn--p1ai'],
  ['jörg@xn--bcher-kva.example', 'jörg@bücher.example', 'jörg@bücher.example'],
])('a mail to %s goes to %s and says so', async (to, recipient, header) => {
  const { mailer, received } = await openServer();
  await mailer.send({ ...mail, to });
  expect(received).toMatchObject([{ to: recipient }]);
  expect(received[0]?.message).toContain(`\r\nTo: ${header}\r\n`);
});

it('a mail has its id and the domain of its sender as Message-ID, in all attempts', async () => {
  const { mailer, received } = await openServer();
  await mailer.send(mail);
  await mailer.send(mail);
  for (const { message } of received) {
    expect(message).toContain('\r\nMessage-ID: <one@xn--gilde-fr-pfade-msb.test>\r\n');
  }
});

it.each([
  ['RCPT TO', '550 5.1.1 There is no such mailbox'],
  ['DATA', '550 5.1.1 There is no such mailbox'],
  ['RCPT TO', '553 5.6.7 Non-ASCII addresses not permitted'],
  ['RCPT TO', '501 Bad recipient address syntax'],
  ['RCPT TO', '550 There is no such mailbox'],
] as const)('after %s, "%s" is a permanent failure of the mail', async (command, answer) => {
  const { mailer } = await openServer(command, answer);
  await expect(mailer.send(mail)).rejects.toThrow(PermanentFailure);
});

it.each([
  ['RCPT TO', '554 5.7.1 Relay access denied'],
  ['RCPT TO', '550 5.4.5 Daily user sending limit exceeded'],
  ['RCPT TO', '550 5.1.0 Sender address rejected: User unknown'],
  ['RCPT TO', '550 5.1.1 5.4.5 Daily user sending limit exceeded'],
  ['RCPT TO', '554 Relay access denied'],
  ['DATA', '554 5.7.1 Rejected by policy'],
  ['DATA', '550 Not now'],
] as const)('after %s, "%s" is about the server: the mail waits', async (command, answer) => {
  const { mailer } = await openServer(command, answer);
  await expect(mailer.send(mail)).rejects.toThrow(OutOfService);
});

it('the fifth recipient in a row refused without a status is about the server, until one is accepted', async () => {
  const { mailer, answers } = await openServer('RCPT TO', '550 Not wanted');
  for (let mails = 0; mails < 4; mails += 1) {
    await expect(mailer.send(mail)).rejects.toThrow(PermanentFailure);
  }
  for (let mails = 0; mails < 2; mails += 1) {
    await expect(mailer.send(mail)).rejects.toThrow(OutOfService);
  }
  answers.refusal = '550 5.1.1 There is no such mailbox';
  await expect(mailer.send(mail)).rejects.toThrow(PermanentFailure);
  answers.refusal = undefined;
  await mailer.send(mail);
  answers.refusal = '550 Not wanted';
  await expect(mailer.send(mail)).rejects.toThrow(PermanentFailure);
});

it('after RCPT TO, "451 4.7.1 Greylisted" is about this mail alone, for now', async () => {
  const { mailer } = await openServer('RCPT TO', '451 4.7.1 Greylisted');
  const failure: unknown = await mailer.send(mail).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Error);
  expect(failure).not.toBeInstanceOf(OutOfService);
  expect(failure).not.toBeInstanceOf(PermanentFailure);
});
