import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { enqueue } from '@guildpath/db';
import { describe, expect, it, onTestFinished } from 'vitest';
import { logInAtProvider, openOidcProvider } from '../../../testing/oidc-provider.ts';
import { openTestSite, publicUrl, type TestSite, tokenIn } from '../../../testing/test-site.ts';
import { createFileMailer } from '../../adapters/mail/file-mailer.ts';
import { toSecurityNoticeJob } from './security-notice-job.ts';

const password = 'correct horse';
const ada = { email: 'ada@example.org', password, firstName: 'Visit evil.example' };

async function openSiteWithAda(options: Parameters<typeof openTestSite>[0] = {}) {
  const site = await openTestSite(options);
  const browser = site.browse();
  await browser.post('/api/auth/signup', ada);
  await site.deliverMail();
  return { site, browser };
}

async function lastMail(site: TestSite) {
  await site.deliverMail();
  const mail = site.mails.at(-1);
  if (!mail) throw new Error('No mail was sent.');
  return mail;
}

describe('a change of an account’s security', () => {
  it('is mailed with its time and what to do, without names and without a link that signs in', async () => {
    const { site, browser } = await openSiteWithAda();
    await browser.post('/api/user/password', {
      password: 'a better horse',
      currentPassword: password,
    });
    const mail = await lastMail(site);
    expect(mail).toMatchObject({ to: ada.email, subject: 'Your Guildpath password was changed' });
    expect(mail.text).toMatch(/When: \w+ \d{1,2}, \d{4} at \d{1,2}:\d\d\s[AP]M UTC/);
    expect(mail.text).toContain('Wasn’t you?');
    expect(mail.text).toContain(`${publicUrl}/login`);
    expect(mail.text + mail.html).not.toMatch(/token|evil\.example/);
  });

  it('is mailed when a first password is set', async () => {
    const site = await openTestSite();
    await site.browse().post('/api/auth/signup', ada);
    const owner = site.browse();
    await owner.post('/api/auth/email-link', { token: tokenIn(await lastMail(site)) });
    await owner.post('/api/user/password', { password: 'a better horse' });
    expect(await lastMail(site)).toMatchObject({
      subject: 'A password was set for your Guildpath account',
    });
  });

  it('is mailed when a login provider is linked, and ends the mailed links', async () => {
    const { env } = await openOidcProvider(`${publicUrl}/api/login/callback`, {
      email: ada.email,
      email_verified: true,
      given_name: 'Ada',
    });
    const { site } = await openSiteWithAda({ env });
    const token = tokenIn(await lastMail(site));
    site.passTime(1_000);
    await logInAtProvider(site.browse());
    expect(await lastMail(site)).toMatchObject({
      to: ada.email,
      subject: 'A login provider was linked to your Guildpath account',
    });
    expect(await site.browse().post('/api/auth/email-link', { token })).toMatchObject({
      status: 401,
    });
    const count = site.mails.length;
    await logInAtProvider(site.browse());
    await site.deliverMail();
    expect(site.mails).toHaveLength(count);
  });

  it('is mailed for each kind, with the id of the request that caused it', async () => {
    const site = await openTestSite();
    const { db, now } = site.context;
    const kinds = ['passkey-added', 'passkey-removed', 'account-deleted-by-admin'] as const;
    for (const kind of kinds) {
      const job = toSecurityNoticeJob({ requestId: 'request-1' }, { kind, email: ada.email });
      await db.transaction().execute((trx) => enqueue(trx, { ...job, now: now() }));
    }
    await site.deliverMail();
    const mail = { to: ada.email, requestId: 'request-1' };
    expect(site.mails).toMatchObject([
      { ...mail, subject: 'A passkey was added to your Guildpath account' },
      { ...mail, subject: 'A passkey was removed from your Guildpath account' },
      { ...mail, text: expect.stringContaining('Write to support@example.com.') },
    ]);
  });

  it('is mailed even after someone else has used up the limit of links', async () => {
    const { site, browser } = await openSiteWithAda({ env: { RATE_LIMIT: 'on' } });
    for (let count = 0; count < 12; count += 1)
      await site.browse().post('/api/auth/link', { email: ada.email });
    await site.deliverMail();
    expect(site.mails).toHaveLength(10);
    await browser.delete('/api/user');
    expect(await lastMail(site)).toMatchObject({ subject: 'Your Guildpath account was deleted' });
  });
});

describe('the mail files of a deleted account', () => {
  it('are deleted too, and only the notice of the deletion stays', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'guildpath-outbox-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const mailer = createFileMailer(folder, 'Guildpath <no-reply@localhost>');
    const { site, browser } = await openSiteWithAda({ mailer, mailFolder: folder });
    await site.browse().post('/api/auth/signup', { ...ada, email: 'xada@example.org' });
    await site.deliverMail();
    const quoted = 'To: bob@example.org\r\n\r\nTo: ada@example.org\r\n';
    await writeFile(path.join(folder, 'other.eml'), quoted);
    expect(await readdir(folder)).toHaveLength(3);
    // Files have the machine's time, which a slow machine moves on while the site's stands still.
    site.passTime(5 * 60_000);
    await browser.delete('/api/user');
    const before = new Set(await readdir(folder));
    await site.deliverMail();
    const after = await readdir(folder);
    expect(after).toHaveLength(3);
    expect(after.filter((name) => before.has(name))).toHaveLength(2);
    expect(after).toContain('other.eml');
  });
});
