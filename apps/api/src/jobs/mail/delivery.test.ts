import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { hourMs, type SystemOverviewOutput } from '@guildpath/contract';
import { SMTPServer } from 'smtp-server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { decodeMessage } from '../../../testing/smtp-sink.ts';
import { openTestSite, type TestSite } from '../../../testing/test-site.ts';
import { submitQuickQuest } from '../../../testing/visitors.ts';
import { countMails, type Mailer, OutOfService } from '../../adapters/mail/mailer.ts';
import { createSmtpMailer } from '../../adapters/mail/smtp-mailer.ts';
import { createMetrics } from '../../observability/metrics/metrics.ts';

const from = 'Guildpath <no-reply@guild.test>';
const adminEnv = { ADMIN_EMAIL: 'root@example.org', ADMIN_PASSWORD: 'a good password' };
const metricsEnv = { METRICS_TOKEN: 'a-token-of-the-operator' };

const nobody = 'nobody@example.org';

interface SmtpAnswers {
  /** Deliveries that it defers before it accepts one. */
  readonly refusals?: number;
  /** A recipient without a mailbox. */
  readonly refused?: string;
}

/** Opens a real SMTP server on loopback. */
async function openSmtpServer({ refusals = 0, refused }: SmtpAnswers = {}) {
  const received: string[] = [];
  /** Refuses every recipient while set. */
  const answers = { toAll: '' };
  let left = refusals;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _session, done) => {
      const answer = address === refused ? '550 5.1.1 No such mailbox' : answers.toAll;
      done(answer ? refuse(answer) : null);
    },
    onData: (stream, _session, done) => {
      text(stream).then((message) => {
        if (left > 0) {
          left -= 1;
          done(refuse('451 Greylisted, please come back'));
          return;
        }
        received.push(decodeMessage(message));
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
  return { mailer, received, answers };
}

/** Takes an answer such as `554 5.7.1 Relay access denied`. */
function refuse(answer: string): Error {
  return Object.assign(new Error(answer.slice(4)), { responseCode: Number(answer.slice(0, 3)) });
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

function recipientsOf(mails: readonly string[]): string[] {
  return mails.map((mail) => /^To: (.*)\r$/m.exec(mail)?.[1] ?? '').sort();
}

function submitAsGuest(site: TestSite, guestEmail = 'grace@example.org') {
  return submitQuickQuest(site, site.browse(), guestEmail);
}

describe('delivering mail', () => {
  it('sends the same link with every attempt', async () => {
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
    const { snapshot } = await site.context.db
      .selectFrom('assessment_results')
      .select('snapshot')
      .executeTakeFirstOrThrow();
    const { guildTitle } = JSON.parse(snapshot) as { readonly guildTitle: string };
    const unfolded = mail?.replaceAll(/\r\n /g, ' ');
    expect(unfolded).toMatch(/^From: Guildpath <no-reply@guild\.test>\r$/m);
    expect(unfolded).toMatch(new RegExp(`^Subject: The guild calls you ${guildTitle}\r$`, 'm'));
    expect(mail).toContain(`Your guild title: ${guildTitle}`);
    expect(mail).toMatch(/\/login\?token=[\w-]{40,}&redirect=\/results\//);
    expect(mail).toMatch(/\/login\?token=[\w-]{40,}&amp;redirect=\/results\//);
    const [, related = ''] = mail?.split('Content-Type: multipart/related') ?? [];
    expect(related).toContain('Content-Type: image/png; name=card.png\r\n');
    expect(related).toContain('Content-ID: <card@guildpath>\r\n');
    expect(related).toContain('Content-Disposition: inline; filename=card.png\r\n');
    const png = Buffer.from([0x89, ...Buffer.from('PNG')])
      .toString('base64')
      .slice(0, 5);
    expect(related).toContain(`\r\n\r\n${png}`);
  });

  it('loses nothing while the server refuses every mail, and says so on the admin screen', async () => {
    const smtp = await openSmtpServer();
    const site = await openTestSite({ mailer: smtp.mailer, env: adminEnv });
    smtp.answers.toAll = '554 5.7.1 Relay access denied';
    const guests = ['ada@example.org', 'grace@example.org', 'mary@example.org'];
    for (const guest of guests) await submitAsGuest(site, guest);
    for (let round = 0; round < 26; round += 1) {
      await site.deliverMail();
      site.passTime(hourMs);
    }
    expect(smtp.received).toEqual([]);
    expect(await readOverview(site)).toMatchObject({ systemStatus: 'degraded' });
    smtp.answers.toAll = '';
    await site.deliverMail();
    expect(recipientsOf(smtp.received)).toEqual(guests);
    expect(await readOverview(site)).toMatchObject({ systemStatus: 'healthy', systemIssues: [] });
  });

  it('abandons the mail to a mailbox that does not exist, and no other', async () => {
    const smtp = await openSmtpServer({ refused: nobody });
    const site = await openTestSite({ mailer: smtp.mailer, env: { ...adminEnv, ...metricsEnv } });
    for (const guest of [nobody, 'grace@example.org']) await submitAsGuest(site, guest);
    await site.deliverMail();
    site.passTime(23 * hourMs);
    await site.deliverMail();
    expect(recipientsOf(smtp.received)).toEqual(['grace@example.org']);
    expect((await readOverview(site)).systemIssues).toEqual([
      'Mails that failed for good in the last 24 hours: 1. The log says why.',
    ]);
    const authorization = `Bearer ${metricsEnv.METRICS_TOKEN}`;
    const { body } = await site.browse().get('/metrics', { authorization });
    expect(body).toContain('guildpath_outbox_given_up{kind="sign-in-link"} 1\n');
    site.passTime(hourMs + 1);
    expect(await readOverview(site)).toMatchObject({ systemStatus: 'healthy' });
  });

  it('counts what was sent, what failed and what was refused because of the mailbox', async () => {
    const smtp = await openSmtpServer({ refused: nobody, refusals: 1 });
    const { mails, registry } = createMetrics({ withProcess: false });
    const site = await openTestSite({ mailer: countMails(smtp.mailer, mails) });
    for (const guest of [nobody, 'grace@example.org']) await submitAsGuest(site, guest);
    for (let round = 0; round < 2; round += 1) {
      await site.deliverMail();
      site.passTime(hourMs);
    }
    const page = await registry.metrics();
    for (const outcome of ['sent', 'failed', 'refused']) {
      expect(page).toContain(`guildpath_mails_total{outcome="${outcome}"} 1\n`);
    }
  });
});
