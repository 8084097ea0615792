import { enqueue } from '@guildpath/db';
import { expect, it, onTestFinished } from 'vitest';
import { createSmtpMailer, mailsAtOnce } from '../adapters/mail/smtp-mailer.ts';
import { startOutboxWorker } from '../outbox/outbox-worker.ts';
import { openSmtpSink, type SmtpSink } from '../testing/smtp-sink.ts';
import { openTestSite } from '../testing/test-site.ts';
import { createMailHandlers } from './mail-handlers.ts';
import { signInLinkKind } from './sign-in-link-job.ts';

/** Has so many mails delivered, and returns when each arrived. */
async function deliver(mails: number, smtp: SmtpSink): Promise<readonly (readonly number[])[]> {
  const { context } = await openTestSite();
  const { db, now } = context;
  const mailer = createSmtpMailer(smtp.url, 'no-reply@guild.test');
  onTestFinished(() => mailer.close());
  await db.transaction().execute(async (trx) => {
    for (let mail = 0; mail < mails; mail += 1) {
      const email = `guest-${mail}@example.org`;
      const payload = { purpose: 'verify', occasion: 'known-email', email };
      await enqueue(trx, { kind: signInLinkKind, payload, now: now() });
    }
  });
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const handlers = createMailHandlers({ ...context, mailer, log, mailFolder: '/nowhere' });
  const worker = startOutboxWorker({ db, now, log, handlers, concurrency: mailsAtOnce });
  await expect.poll(() => smtp.arrivals.size, { timeout: 30_000, interval: 20 }).toBe(mails);
  await worker.stop();
  const left = await db.selectFrom('outbox').select('id').where('done_at', 'is', null).execute();
  expect(left).toEqual([]);
  return [...smtp.arrivals.values()];
}

it('a hundred mails go out at once to a server that takes 100 ms for each', async () => {
  const smtp = await openSmtpSink({ delayMs: 100 });
  const begun = performance.now();
  const arrivals = await deliver(100, smtp);
  // One after another they would take more than ten seconds.
  expect(performance.now() - begun).toBeLessThan(5_000);
  expect(arrivals.every((times) => times.length === 1)).toBe(true);
}, 20_000);

it('a server that refuses so many connections gets every mail over fewer, once', async () => {
  const smtp = await openSmtpSink({ delayMs: 20, maxClients: 20 });
  const arrivals = await deliver(300, smtp);
  expect(arrivals.every((times) => times.length === 1)).toBe(true);
}, 40_000);
