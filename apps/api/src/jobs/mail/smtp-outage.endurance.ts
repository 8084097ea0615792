import { setTimeout as wait } from 'node:timers/promises';
import { enqueue } from '@guildpath/db';
import { openTestDatabase } from '@guildpath/db/testing';
import { expect, it, onTestFinished } from 'vitest';
import { openSmtpSink, type SmtpSink } from '../../../testing/smtp-sink.ts';
import { openTestSite } from '../../../testing/test-site.ts';
import type { Mailer } from '../../adapters/mail/mailer.ts';
import { createSmtpMailer, mailsAtOnce } from '../../adapters/mail/smtp-mailer.ts';
import { startOutboxWorker } from '../outbox/outbox-worker.ts';
import { createMailHandlers } from './mail-handlers.ts';
import { signInLinkKind } from './sign-in-link-job.ts';

const mails = 2_000;
/** An hour of the test's clock passes in 36 seconds. */
const speed = 100;
const outageMs = 3_600_000 / speed;

/** Remembers when it was tried to send a mail. */
function openCountedMailer(smtp: SmtpSink) {
  const smtpMailer = createSmtpMailer({
    SMTP_URL: smtp.url,
    MAIL_FROM: 'no-reply@guild.test',
    PUBLIC_URL: undefined,
  });
  onTestFinished(() => smtpMailer.close());
  const tries: number[] = [];
  const mailer: Mailer = {
    ...smtpMailer,
    send: (mail) => {
      tries.push(Date.now());
      return smtpMailer.send(mail);
    },
  };
  return { mailer, tries };
}

it('after an hour without a mail server every mail goes out once, within seconds of its return', async () => {
  const smtp = await openSmtpSink({ delayMs: 20 });
  const site = await openTestSite();
  const { db } = site.context;
  const begun = Date.now();
  const now = () => new Date(begun + (Date.now() - begun) * speed);
  const { mailer, tries } = openCountedMailer(smtp);
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const mailFolder = '/nowhere';
  const handlers = createMailHandlers({ ...site.context, now, mailer, log, mailFolder });
  await smtp.close();
  const worker = startOutboxWorker({ db, now, log, handlers, concurrency: mailsAtOnce });
  onTestFinished(worker.stop);
  for (let mail = 0; mail < mails; mail += 1) {
    const email = `guest-${mail}@example.org`;
    const payload = { purpose: 'verify', occasion: 'known-email', email, sender: email };
    await db
      .transaction()
      .execute((trx) => enqueue(trx, { kind: signInLinkKind, payload, now: now() }));
    await wait(outageMs / mails);
  }
  expect(smtp.arrivals.size).toBe(0);
  const triesInTheOutage = tries.length;
  await smtp.open();
  const backAt = Date.now();
  await expect.poll(() => smtp.arrivals.size, { timeout: 60_000 }).toBe(mails);
  const arrivals = [...smtp.arrivals.values()].flat();
  const first = Math.min(...arrivals) - backAt;
  const last = Math.max(...arrivals) - backAt;
  console.info({ mails, triesInTheOutage, firstMs: first, lastMs: last });
  expect(arrivals).toHaveLength(mails);
  expect(first).toBeLessThan(15_000);
  // The server is spared: what waits is not tried again and again.
  expect(triesInTheOutage).toBeLessThan(mails / 4);
});

it.each(['sqlite', 'postgres'] as const)(
  'one mail and no new traffic: two processes on %s try it every few seconds, and it goes out once, within 10 s of the return',
  async (dialect) => {
    const smtp = await openSmtpSink({ delayMs: 20 });
    const { context } = await openTestSite();
    const { db, close } = await openTestDatabase(dialect);
    onTestFinished(close);
    const now = () => new Date();
    const { mailer, tries } = openCountedMailer(smtp);
    const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
    const mailFolder = '/nowhere';
    const handlers = createMailHandlers({ ...context, db, now, mailer, log, mailFolder });
    await smtp.close();
    for (let process = 0; process < 2; process += 1) {
      const worker = startOutboxWorker({ db, now, log, handlers, concurrency: mailsAtOnce });
      onTestFinished(worker.stop);
    }
    const email = 'guest@example.org';
    const payload = { purpose: 'verify', occasion: 'known-email', email, sender: email };
    await db
      .transaction()
      .execute((trx) => enqueue(trx, { kind: signInLinkKind, payload, now: now() }));
    await wait(120_000);
    const inOutage = [...tries];
    await smtp.open();
    const backAt = Date.now();
    await expect.poll(() => smtp.arrivals.size, { timeout: 60_000 }).toBe(1);
    const lateMs = Date.now() - backAt;
    const waits = inOutage.slice(1).map((at, index) => at - (inOutage[index] ?? 0));
    console.info({ dialect, tries: inOutage.length, longestWaitMs: Math.max(...waits), lateMs });
    await wait(12_000);
    expect(smtp.arrivals.get(email)).toHaveLength(1);
    // Each process looks once a second.
    expect(lateMs).toBeLessThan(11_000);
    expect(Math.max(...waits)).toBeLessThan(11_000);
    // After the pauses at the beginning no more than one every 5 s, of both together.
    expect(inOutage.length).toBeLessThan(40);
  },
);
