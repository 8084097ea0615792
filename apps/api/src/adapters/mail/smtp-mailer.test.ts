import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createSmtpMailer } from './smtp-mailer.ts';

const mail = {
  id: 'one',
  to: 'ada@example.org',
  subject: 'Your link',
  html: '<p>secret</p>',
  text: 'secret',
  pictures: [],
};

/** A server that offers no STARTTLS, as somebody on the way makes one look. */
async function openServerInClear() {
  const onMailFrom = vi.fn((_address: unknown, _session: unknown, done: () => void) => done());
  const server = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'], onMailFrom });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = listening.address() as AddressInfo;
  return { port, onMailFrom };
}

it.each([
  // This machine by a name that is not known to be: for the mailer a server elsewhere.
  ['[::ffff:127.0.0.1]', 0],
  ['127.0.0.1', 1],
])('mail to the server %s in clear is begun %i times', async (host, begun) => {
  const { port, onMailFrom } = await openServerInClear();
  const mailer = createSmtpMailer(
    `smtp://${host}:${port}?requireTLS=false&ignoreTLS=true`,
    'no-reply@guild.test',
  );
  onTestFinished(() => mailer.close());
  const sent = mailer.send(mail);
  if (begun === 0) await expect(sent).rejects.toThrow(/TLS/);
  else await expect(sent).resolves.toBeUndefined();
  expect(onMailFrom).toHaveBeenCalledTimes(begun);
});
