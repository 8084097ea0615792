import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SystemOverviewOutput } from '@guildpath/contract';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createFileMailer } from '../adapters/mail/file-mailer.ts';
import type { Mailer } from '../adapters/mail/mailer.ts';
import { createSmtpMailer } from '../adapters/mail/smtp-mailer.ts';
import { OutOfService } from '../outbox/job-handler.ts';
import { quickResponses } from '../testing/responses.ts';
import { openTestSite, type TestSite } from '../testing/test-site.ts';

const from = 'Guildpath <no-reply@guild.test>';
const hourMs = 3_600_000;
const adminEnv = { ADMIN_EMAIL: 'root@example.org', ADMIN_PASSWORD: 'a good password' };

interface SmtpAnswers {
  /** How many deliveries it puts off before it takes one. */
  readonly refusals?: number;
  /** Whom it answers 550. */
  readonly unknownRecipient?: string;
  /** The only sender that it does not answer 550. */
  readonly onlySender?: string;
}

/** A real SMTP server on loopback. */
async function openSmtpServer({ refusals = 0, unknownRecipient, onlySender }: SmtpAnswers = {}) {
  const received: ParsedMail[] = [];
  let left = refusals;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onMailFrom: ({ address }, _session, done) => {
      const isTaken = onlySender === undefined || address === onlySender;
      done(isTaken ? null : refuse(550, 'You may not send as this address'));
    },
    onRcptTo: ({ address }, _session, done) => {
      const isKnown = address !== unknownRecipient;
      done(isKnown ? null : refuse(550, 'There is no such mailbox'));
    },
    onData: (stream, _session, done) => {
      simpleParser(stream).then((mail) => {
        if (left > 0) {
          left -= 1;
          done(refuse(451, 'Greylisted, please come back'));
          return;
        }
        received.push(mail);
        done();
      }, done);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, received };
}

function refuse(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

async function readStatus(site: TestSite): Promise<string> {
  const admin = site.browse();
  await admin.post('/api/auth/login', {
    identifier: adminEnv.ADMIN_EMAIL,
    password: adminEnv.ADMIN_PASSWORD,
  });
  const { body } = await admin.get('/api/admin/system-overview');
  return (body as SystemOverviewOutput).systemStatus;
}

function submitAsGuest(site: TestSite, guestEmail = 'grace@example.org') {
  return site.browse().post('/api/assessment/submit', {
    responses: quickResponses(site.context),
    assessmentType: 'quick',
    guestEmail,
  });
}

describe('delivering mail', () => {
  it('every attempt carries the same link, and the table of links grows by one', async () => {
    const tried: string[] = [];
    const mailer: Mailer = {
      send: async ({ text }) => {
        tried.push(/token=[\w-]+/.exec(text)?.[0] ?? '');
        if (tried.length < 4) throw new OutOfService('connect ECONNREFUSED');
      },
      close: () => undefined,
    };
    const site = await openTestSite({ mailer });
    await submitAsGuest(site);
    for (let round = 0; round < 4; round += 1) {
      await site.deliverMail();
      site.passTime(hourMs);
    }
    expect(tried).toHaveLength(4);
    expect(new Set(tried).size).toBe(1);
    const { db, now } = site.context;
    const tokens = await db.selectFrom('sign_in_tokens').select('expires_at').execute();
    expect(tokens).toHaveLength(1);
    // The 24 hours start when it is sent: an hour ago.
    const leftMs = Date.parse(String(tokens[0]?.expires_at)) - now().getTime();
    expect(leftMs).toBe(23 * hourMs);
  });

  it('tries again after refused deliveries, and exactly one mail arrives', async () => {
    const smtp = await openSmtpServer({ refusals: 3 });
    const mailer = createSmtpMailer(smtp.url, from);
    onTestFinished(() => mailer.close());
    const site = await openTestSite({ mailer });
    await submitAsGuest(site);
    for (let round = 0; round < 8; round += 1) {
      await site.deliverMail();
      site.passTime(hourMs);
    }
    expect(smtp.received).toHaveLength(1);
    const [mail] = smtp.received;
    const { guild_title: guildTitle } = await site.context.db
      .selectFrom('assessment_results')
      .select('guild_title')
      .executeTakeFirstOrThrow();
    expect(mail?.from?.text).toContain('no-reply@guild.test');
    expect(mail?.subject).toMatch(new RegExp(`^Your quest is complete: ${guildTitle}, .+`));
    expect(mail?.text).toContain(`Your guild title: ${guildTitle}`);
    expect(mail?.text).toMatch(/\/login\?token=[\w-]{40,}&redirect=\/results\//);
    expect(mail?.html).toMatch(/\/login\?token=[\w-]{40,}&amp;redirect=\/results\//);
    expect(mail?.attachments).toMatchObject([
      {
        contentType: 'image/png',
        contentDisposition: 'inline',
        cid: 'card@guildpath',
        filename: 'card.png',
        related: true,
      },
    ]);
    expect(mail?.attachments[0]?.content.subarray(1, 4).toString()).toBe('PNG');
  });

  it('gives up a mail to a mailbox that does not exist, and is not degraded by it', async () => {
    const smtp = await openSmtpServer({ unknownRecipient: 'nobody@example.org' });
    const mailer = createSmtpMailer(smtp.url, from);
    onTestFinished(() => mailer.close());
    const site = await openTestSite({ mailer, env: adminEnv });
    await submitAsGuest(site, 'nobody@example.org');
    await site.deliverMail();
    site.passTime(hourMs);
    expect(await readStatus(site)).toBe('healthy');
    const rows = await site.context.db.selectFrom('outbox').selectAll().execute();
    expect(rows).toMatchObject([
      { attempts: 1, done_at: expect.any(String), last_error: expect.stringContaining('550') },
    ]);
    expect(JSON.stringify(rows)).not.toContain('nobody@example.org');
  });

  it('keeps mail while the server refuses us rather than the recipient, and says so', async () => {
    const smtp = await openSmtpServer({ onlySender: 'other@guild.test' });
    const mailer = createSmtpMailer(smtp.url, from);
    onTestFinished(() => mailer.close());
    const site = await openTestSite({ mailer, env: adminEnv });
    await submitAsGuest(site);
    await site.deliverMail();
    site.passTime(hourMs);
    expect(await readStatus(site)).toBe('degraded');
  });

  it('gives up a mail that could not be delivered for a day', async () => {
    const down: Mailer = {
      send: () => Promise.reject(new Error('The mail server does not answer.')),
      close: () => undefined,
    };
    const site = await openTestSite({ mailer: down, env: adminEnv });
    await submitAsGuest(site);
    for (let hour = 0; hour < 24; hour += 1) {
      await site.deliverMail();
      site.passTime(hourMs);
    }
    expect(await readStatus(site)).toBe('degraded');
    site.passTime(1);
    await site.deliverMail();
    expect(await readStatus(site)).toBe('healthy');
  });

  it('without an SMTP server writes each mail as a file that its owner alone can read', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'guildpath-outbox-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const site = await openTestSite({ mailer: createFileMailer(folder, from) });
    await submitAsGuest(site);
    await site.deliverMail();
    const files = await readdir(folder);
    expect(files).toEqual([expect.stringMatching(/\.eml$/)]);
    const file = path.join(folder, files[0] ?? '');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const mail = await simpleParser(await readFile(file));
    expect(mail.text).toContain('/login?token=');
    expect(mail.attachments).toMatchObject([{ cid: 'card@guildpath', related: true }]);
    // What some mail programs cut a mail off at is 102 KB.
    expect((await stat(file)).size).toBeLessThan(100_000);
  });

  it('keeps a hostile address from adding headers', async () => {
    const smtp = await openSmtpServer();
    const mailer = createSmtpMailer(smtp.url, from);
    onTestFinished(() => mailer.close());
    const site = await openTestSite({ mailer });
    const answer = await submitAsGuest(site, 'grace@example.org\r\nBcc: eve@example.org');
    expect(answer).toMatchObject({ status: 400 });
    await site.deliverMail();
    expect(smtp.received).toEqual([]);
  });
});
