import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describeOnBothDatabases } from '@guildpath/db/testing';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { expect, it, onTestFinished } from 'vitest';
import { createFileMailer } from '../adapters/mail/file-mailer.ts';
import { createSmtpMailer } from '../adapters/mail/smtp-mailer.ts';
import { quickResponses } from '../testing/responses.ts';
import { openTestSite, type TestSite } from '../testing/test-site.ts';

const from = 'Guildpath <no-reply@guild.test>';

/** A real SMTP server on loopback that refuses the first deliveries. */
async function openSmtpServer(refusals: number) {
  const received: ParsedMail[] = [];
  let left = refusals;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _session, done) => {
      simpleParser(stream).then((mail) => {
        if (left > 0) {
          left -= 1;
          done(Object.assign(new Error('Greylisted, please come back'), { responseCode: 451 }));
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

function submitAsGuest(site: TestSite, guestEmail = 'grace@example.org') {
  return site.browse().post('/api/assessment/submit', {
    responses: quickResponses(site.context),
    assessmentType: 'quick',
    guestEmail,
  });
}

describeOnBothDatabases('delivering mail', (openTestDatabase) => {
  it('tries again after refused deliveries, and exactly one mail arrives', async () => {
    const smtp = await openSmtpServer(3);
    const mailer = createSmtpMailer(smtp.url, from);
    onTestFinished(() => mailer.close());
    const site = await openTestSite({ openTestDatabase, mailer });
    await submitAsGuest(site);
    for (let round = 0; round < 8; round += 1) {
      await site.deliverMail();
      site.passTime(3_600_000);
    }
    expect(smtp.received).toHaveLength(1);
    const [mail] = smtp.received;
    expect(mail?.from?.text).toContain('no-reply@guild.test');
    expect(mail?.subject).toMatch(/^Your quest is complete: /);
    expect(mail?.text).toMatch(/\/login\?token=[\w-]{40,}&redirect=\/results\//);
    expect(mail?.html).toMatch(/\/login\?token=[\w-]{40,}&amp;redirect=\/results\//);
  });

  it('waits longer after each failure', async () => {
    const smtp = await openSmtpServer(2);
    const mailer = createSmtpMailer(smtp.url, from);
    onTestFinished(() => mailer.close());
    const site = await openTestSite({ openTestDatabase, mailer });
    await submitAsGuest(site);
    await site.deliverMail();
    site.passTime(4_000);
    await site.deliverMail();
    site.passTime(2_000);
    await site.deliverMail();
    site.passTime(9_000);
    await site.deliverMail();
    expect(smtp.received).toHaveLength(0);
    site.passTime(2_000);
    await site.deliverMail();
    expect(smtp.received).toHaveLength(1);
  });

  it('without an SMTP server writes each mail as a file that its owner alone can read', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'guildpath-outbox-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const site = await openTestSite({ openTestDatabase, mailer: createFileMailer(folder, from) });
    await submitAsGuest(site);
    await site.deliverMail();
    const files = await readdir(folder);
    expect(files).toEqual([expect.stringMatching(/\.eml$/)]);
    const file = path.join(folder, files[0] ?? '');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const mail = await simpleParser(await readFile(file));
    expect(mail.text).toContain('/login?token=');
  });

  it('keeps a hostile address from adding headers', async () => {
    const smtp = await openSmtpServer(0);
    const mailer = createSmtpMailer(smtp.url, from);
    onTestFinished(() => mailer.close());
    const site = await openTestSite({ openTestDatabase, mailer });
    const answer = await submitAsGuest(site, 'grace@example.org\r\nBcc: eve@example.org');
    expect(answer).toMatchObject({ status: 400 });
    await site.deliverMail();
    expect(smtp.received).toEqual([]);
  });
});
