import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { enqueue } from '@guildpath/db';
import { SMTPServer } from 'smtp-server';
import { expect, it, onTestFinished } from 'vitest';
import { openSmtpSink } from '../../../testing/smtp-sink.ts';
import { openTestSite } from '../../../testing/test-site.ts';
import { createSmtpMailer } from '../../adapters/mail/smtp-mailer.ts';
import { startOutboxWorker } from '../outbox/outbox-worker.ts';
import { createMailHandlers } from './mail-handlers.ts';
import { signInLinkKind } from './sign-in-link-job.ts';

/** Puts mails into an outbox, and resolves when the SMTP server of `url` has taken all of them. */
async function deliver(mails: number, url: string): Promise<void> {
  const { context } = await openTestSite();
  const { db } = context;
  const now = () => new Date();
  const mailer = createSmtpMailer({
    SMTP_URL: url,
    MAIL_FROM: 'no-reply@guild.test',
    PUBLIC_URL: undefined,
  });
  onTestFinished(() => mailer.close());
  await db.transaction().execute(async (trx) => {
    for (let mail = 0; mail < mails; mail += 1) {
      const email = `guest-${mail}@example.org`;
      const payload = { purpose: 'verify', occasion: 'known-email', email, sender: email };
      await enqueue(trx, { kind: signInLinkKind, payload, now: now() });
    }
  });
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  for (const handler of createMailHandlers({ ...context, now, mailer, log, mailFolder: '' })) {
    onTestFinished(startOutboxWorker({ db, now, log, handler }).stop);
  }
  const listWaiting = () =>
    db.selectFrom('outbox').select('last_error').where('done_at', 'is', null).execute();
  await expect.poll(listWaiting, { timeout: 60_000 }).toEqual([]);
}

/** Opens a server that accepts no mail before it has all of them. */
async function openWaitingServer(mails: number): Promise<string> {
  const held: (() => void)[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _session, accept) => {
      stream.resume().once('end', () => {
        held.push(accept);
        if (held.length === mails) for (const acceptOne of held) acceptOne();
      });
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`;
}

it('a hundred mails are delivered at the same time', async () => {
  await deliver(100, await openWaitingServer(100));
});

it('a server that refuses most connections gets every mail over the others, once', async () => {
  const smtp = await openSmtpSink({ delayMs: 0, maxClients: 40 });
  await deliver(100, smtp.url);
  expect(smtp.arrivals.size).toBe(100);
  expect([...smtp.arrivals.values()].every((times) => times.length === 1)).toBe(true);
});
