import { setTimeout as wait } from 'node:timers/promises';
import { enqueue } from '@guildpath/db';
import { expect, it, onTestFinished } from 'vitest';
import { createSmtpMailer, mailsAtOnce } from '../adapters/mail/smtp-mailer.ts';
import { startOutboxWorker } from '../outbox/outbox-worker.ts';
import { openSmtpSink } from '../testing/smtp-sink.ts';
import { openTestSite } from '../testing/test-site.ts';
import { createMailHandlers } from './mail-handlers.ts';
import { signInLinkKind } from './sign-in-link-job.ts';

const mails = 2_000;
/** An hour of the test's clock passes in 36 seconds. */
const speed = 100;
const outageMs = 3_600_000 / speed;

it('after an hour without a mail server every mail goes out once, within seconds of its return', async () => {
  const smtp = await openSmtpSink({ delayMs: 20 });
  const site = await openTestSite();
  const { db } = site.context;
  const begun = Date.now();
  const now = () => new Date(begun + (Date.now() - begun) * speed);
  const mailer = createSmtpMailer(smtp.url, 'no-reply@guild.test');
  onTestFinished(() => mailer.close());
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const mailFolder = '/nowhere';
  const handlers = createMailHandlers({ ...site.context, now, mailer, log, mailFolder });
  await smtp.close();
  const worker = startOutboxWorker({ db, now, log, handlers, concurrency: mailsAtOnce });
  onTestFinished(worker.stop);
  for (let mail = 0; mail < mails; mail += 1) {
    const email = `guest-${mail}@example.org`;
    const payload = { purpose: 'verify', occasion: 'known-email', email };
    await db
      .transaction()
      .execute((trx) => enqueue(trx, { kind: signInLinkKind, payload, now: now() }));
    await wait(outageMs / mails);
  }
  expect(smtp.arrivals.size).toBe(0);
  const { attempts } = await db
    .selectFrom('outbox')
    .select((select) => select.fn.sum<number>('attempts').as('attempts'))
    .executeTakeFirstOrThrow();
  await smtp.open();
  const backAt = Date.now();
  await expect.poll(() => smtp.arrivals.size, { timeout: 60_000 }).toBe(mails);
  const arrivals = [...smtp.arrivals.values()].flat();
  const first = Math.min(...arrivals) - backAt;
  const last = Math.max(...arrivals) - backAt;
  console.info({ mails, attemptsInTheOutage: Number(attempts), firstMs: first, lastMs: last });
  expect(arrivals).toHaveLength(mails);
  expect(first).toBeLessThan(15_000);
  // The server is spared: what waits is not tried again and again.
  expect(Number(attempts)).toBeLessThan(mails / 4);
});
