import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SystemOverviewOutput } from '@guildpath/contract';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { quickResponses } from '../../../testing/responses.ts';
import { openTestSite, type TestSite } from '../../../testing/test-site.ts';
import { createFileMailer } from '../../adapters/mail/file-mailer.ts';
import { countMails, type Mailer, OutOfService } from '../../adapters/mail/mailer.ts';
import { createSmtpMailer } from '../../adapters/mail/smtp-mailer.ts';
import { createMetrics } from '../../observability/metrics/metrics.ts';
import { deleteExpired } from '../housekeeping/housekeeping.ts';
import { resendGivenUpMails } from './given-up-mails.ts';
import { voidMailedLinks } from './void-mailed-links.ts';

const from = 'Guildpath <no-reply@guild.test>';
const hourMs = 3_600_000;
const adminEnv = { ADMIN_EMAIL: 'root@example.org', ADMIN_PASSWORD: 'a good password' };
const metricsEnv = { METRICS_TOKEN: 'a-token-of-the-operator' };

interface SmtpAnswers {
  /** Deliveries that it defers before it accepts one. */
  readonly refusals?: number;
  /** A recipient, and the answer that refuses it: a code and a text. */
  readonly refused?: { readonly recipient: string; readonly answer: string };
  /** All other senders are answered with 550. */
  readonly onlySender?: string;
}

/** Opens a real SMTP server on loopback. */
async function openSmtpServer({ refusals = 0, refused, onlySender }: SmtpAnswers = {}) {
  const received: ParsedMail[] = [];
  /** The answer to every recipient or mail; none accepts it. */
  const toAll = { recipient: '', data: '' };
  let left = refusals;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onMailFrom: ({ address }, _session, done) => {
      const isTaken = onlySender === undefined || address === onlySender;
      done(isTaken ? null : refuse(550, 'You may not send as this address'));
    },
    onRcptTo: ({ address }, _session, done) => {
      const answer = address === refused?.recipient ? refused.answer : toAll.recipient;
      done(answer ? refuseWith(answer) : null);
    },
    onData: (stream, _session, done) => {
      simpleParser(stream).then((mail) => {
        if (toAll.data) {
          done(refuseWith(toAll.data));
          return;
        }
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
  const mailer = createSmtpMailer({
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: from,
    PUBLIC_URL: undefined,
  });
  onTestFinished(() => mailer.close());
  return { mailer, received, toAll };
}

/** Takes an answer such as `554 5.7.1 Relay access denied`. */
function refuseWith(answer: string): Error {
  return refuse(Number(answer.slice(0, 3)), answer.slice(4));
}

function refuse(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

async function readOverview(site: TestSite): Promise<SystemOverviewOutput> {
  const admin = site.browse();
  await admin.post('/api/auth/login', {
    identifier: adminEnv.ADMIN_EMAIL,
    password: adminEnv.ADMIN_PASSWORD,
  });
  const { body } = await admin.get('/api/admin/system-overview');
  return body as SystemOverviewOutput;
}

const readStatus = async (site: TestSite) => (await readOverview(site)).systemStatus;

function recipientsOf(mails: readonly ParsedMail[]): string[] {
  return mails.map(({ to }) => [to].flat()[0]?.text ?? '').sort();
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
    const site = await openTestSite({ mailer: smtp.mailer });
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

  it.each([
    ['recipient', '554 5.7.1 Relay access denied'],
    ['data', '550 5.4.5 Daily user sending limit exceeded'],
  ] as const)(
    'loses nothing while the server answers every %s with %s',
    async (command, answer) => {
      const smtp = await openSmtpServer();
      const site = await openTestSite({ mailer: smtp.mailer, env: adminEnv });
      smtp.toAll[command] = answer;
      const guests = ['ada@example.org', 'grace@example.org', 'mary@example.org'];
      for (const guest of guests) await submitAsGuest(site, guest);
      for (let round = 0; round < 26; round += 1) {
        await site.deliverMail();
        site.passTime(hourMs);
      }
      expect(smtp.received).toEqual([]);
      const rows = await site.context.db.selectFrom('outbox').selectAll().execute();
      expect(rows.map(({ done_at, attempts }) => [done_at, attempts])).toEqual(
        guests.map(() => [null, 0]),
      );
      smtp.toAll[command] = '';
      await site.deliverMail();
      expect(recipientsOf(smtp.received)).toEqual(guests);
      expect(await readOverview(site)).toMatchObject({ systemStatus: 'healthy', systemIssues: [] });
    },
  );

  it('ends the mail to a mailbox that does not exist, and no other', async () => {
    const mailbox = { recipient: 'nobody@example.org', answer: '550 5.1.1 No such mailbox' };
    const smtp = await openSmtpServer({ refused: mailbox });
    const site = await openTestSite({ mailer: smtp.mailer });
    for (const guest of [mailbox.recipient, 'grace@example.org']) await submitAsGuest(site, guest);
    await site.deliverMail();
    expect(recipientsOf(smtp.received)).toEqual(['grace@example.org']);
    const givenUp = await site.context.db
      .selectFrom('outbox')
      .selectAll()
      .where('given_up_at', 'is not', null)
      .execute();
    expect(givenUp).toMatchObject([
      { attempts: 1, last_error: expect.stringContaining(mailbox.answer) },
    ]);
  });

  it('counts a mail that it has given up, and sends it again within a day', async () => {
    const mailbox = { recipient: 'nobody@example.org', answer: '550 5.1.1 No such mailbox' };
    const smtp = await openSmtpServer({ refused: mailbox });
    const env = { ...adminEnv, ...metricsEnv };
    const site = await openTestSite({ mailer: smtp.mailer, env });
    const { db, now } = site.context;
    await submitAsGuest(site, mailbox.recipient);
    await site.deliverMail();
    site.passTime(23 * hourMs);
    await deleteExpired({ env: { RETENTION_DAYS: 0 }, db, now, mailFolder: '/nowhere' });
    expect(await readOverview(site)).toMatchObject({
      systemStatus: 'degraded',
      systemIssues: [
        expect.stringContaining('Mails that failed for good in the last 24 hours: 1.'),
      ],
    });
    const readGivenUp = async () => {
      const authorization = `Bearer ${metricsEnv.METRICS_TOKEN}`;
      const { body } = await site.browse().get('/metrics', { authorization });
      return /^guildpath_outbox_given_up\{.*$/m.exec(String(body))?.[0];
    };
    expect(await readGivenUp()).toBe('guildpath_outbox_given_up{kind="sign-in-link"} 1');

    mailbox.recipient = 'somebody.else@example.org';
    await expect(resendGivenUpMails(db, now())).resolves.toBe(1);
    await site.deliverMail();
    expect(recipientsOf(smtp.received)).toEqual(['nobody@example.org']);
    expect(await readStatus(site)).toBe('healthy');
    expect(await readGivenUp()).toBeUndefined();
  });

  it('forgets the address of a mail that was given up more than a day ago, and never sends it again', async () => {
    const mailbox = { recipient: 'nobody@example.org', answer: '550 5.1.1 No such mailbox' };
    const smtp = await openSmtpServer({ refused: mailbox });
    const site = await openTestSite({ mailer: smtp.mailer, env: adminEnv });
    const { db, now } = site.context;
    await submitAsGuest(site, mailbox.recipient);
    await site.deliverMail();
    site.passTime(24 * hourMs + 1);
    expect(await readStatus(site)).toBe('healthy');
    await expect(resendGivenUpMails(db, now())).resolves.toBe(0);
    const readOutbox = async () =>
      JSON.stringify(await db.selectFrom('outbox').selectAll().execute());
    expect(await readOutbox()).toContain(mailbox.recipient);
    await deleteExpired({ env: { RETENTION_DAYS: 0 }, db, now, mailFolder: '/nowhere' });
    expect(await readOutbox()).not.toContain(mailbox.recipient);
  });

  it('never mails a link that became void after it was given up', async () => {
    const mailbox = { recipient: 'ada@example.org', answer: '550 5.1.1 No such mailbox' };
    const smtp = await openSmtpServer({ refused: mailbox });
    const site = await openTestSite({ mailer: smtp.mailer });
    const ada = site.browse();
    const password = 'correct horse';
    await ada.post('/api/auth/signup', { email: mailbox.recipient, password, firstName: 'Ada' });
    await site.deliverMail();
    const { db, now } = site.context;
    await db
      .transaction()
      .execute((trx) =>
        voidMailedLinks(trx, { email: mailbox.recipient, emailVerifiedAt: null }, now()),
      );
    await expect(resendGivenUpMails(db, now())).resolves.toBe(0);
  });

  it('counts what was sent, what failed and what was refused because of the mailbox', async () => {
    const refused = { recipient: 'nobody@example.org', answer: '550 5.1.1 No such mailbox' };
    const smtp = await openSmtpServer({ refused, refusals: 1 });
    const { mails, registry } = createMetrics({ withProcess: false });
    const site = await openTestSite({ mailer: countMails(smtp.mailer, mails) });
    for (const guest of [refused.recipient, 'grace@example.org']) await submitAsGuest(site, guest);
    for (let round = 0; round < 2; round += 1) {
      await site.deliverMail();
      site.passTime(hourMs);
    }
    const page = await registry.metrics();
    for (const outcome of ['sent', 'failed', 'refused']) {
      expect(page).toContain(`guildpath_mails_total{outcome="${outcome}"} 1\n`);
    }
  });

  it('reports mail that waits while the server refuses us rather than the recipient', async () => {
    const smtp = await openSmtpServer({ onlySender: 'other@guild.test' });
    const site = await openTestSite({ mailer: smtp.mailer, env: adminEnv });
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
    expect(await readOverview(site)).toMatchObject({
      systemIssues: [
        expect.stringContaining('Mails that failed for good in the last 24 hours: 1.'),
      ],
    });
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
    // Some mail programs cut a mail off at 102 KB.
    expect((await stat(file)).size).toBeLessThan(100_000);
  });

  it('keeps a hostile address from adding headers', async () => {
    const smtp = await openSmtpServer();
    const site = await openTestSite({ mailer: smtp.mailer });
    const answer = await submitAsGuest(site, 'grace@example.org\r\nBcc: eve@example.org');
    expect(answer).toMatchObject({ status: 400 });
    await site.deliverMail();
    expect(smtp.received).toEqual([]);
  });
});
