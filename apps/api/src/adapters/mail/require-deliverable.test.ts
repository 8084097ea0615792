import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { quickResponses } from '../../../testing/responses.ts';
import { openTestSite } from '../../../testing/test-site.ts';

const email = 'jörg@bücher.example';

/** Opens a site whose mail server says SMTPUTF8, or says nothing of it. */
async function openSite(hideSMTPUTF8: boolean) {
  const server = new SMTPServer({ authOptional: true, logger: false, hideSMTPUTF8 });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = listening.address() as AddressInfo;
  const SMTP_URL = `smtp://127.0.0.1:${port}?ignoreTLS=true`;
  return openTestSite({ env: { SMTP_URL } });
}

async function enterEverywhere(site: Awaited<ReturnType<typeof openTestSite>>) {
  const quest = { responses: quickResponses(site.context), assessmentType: 'quick' };
  const account = { email, password: 'correct horse', firstName: 'Jörg' };
  return [
    await site.browse().post('/api/auth/signup', account),
    await site.browse().post('/api/assessment/submit', { ...quest, guestEmail: email }),
    await site.browse().post('/api/auth/link', { email }),
  ];
}

describe('an address with letters beyond ASCII before the @', () => {
  it('is taken where the mail server says SMTPUTF8, and is one account in every spelling', async () => {
    const site = await openSite(false);
    expect((await enterEverywhere(site)).map(({ status }) => status)).toEqual([200, 200, 200]);
    const identifier = 'JO\u0308RG@xn--bcher-kva.example';
    const login = await site
      .browse()
      .post('/api/auth/login', { identifier, password: 'correct horse' });
    expect(login).toMatchObject({ status: 200, body: { email: 'jörg@xn--bcher-kva.example' } });
    await site.deliverMail();
    expect(new Set(site.mails.map(({ to }) => to))).toEqual(
      new Set(['jörg@xn--bcher-kva.example']),
    );
  });

  it('is refused with the reason where it does not', async () => {
    const message = expect.stringMatching(
      /^(guestE|e)mail: Our mail server can’t send to an address with letters like ü/,
    );
    for (const answer of await enterEverywhere(await openSite(true))) {
      expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST', message } });
    }
  });

  it('is taken while the mail server is out, for the mail waits as well', async () => {
    const site = await openTestSite({ env: { SMTP_URL: 'smtp://127.0.0.1:1' } });
    expect((await enterEverywhere(site)).map(({ status }) => status)).toEqual([200, 200, 200]);
  });
});

it('an international domain is one mailbox in both forms: for accounts, results and throttles', async () => {
  const site = await openTestSite({ env: { RATE_LIMIT: 'on' } });
  const forms = ['ivan@пример.рф', 'ivan@xn--e1afmkfd.xn--p1ai', 'Ivan@ПРИМЕР.РФ'];
  const statuses = [];
  for (const form of forms) {
    const account = { email: form, password: 'correct horse', firstName: 'Ivan' };
    statuses.push((await site.browse().post('/api/auth/signup', account)).status);
    for (let count = 0; count < 5; count += 1) {
      await site.browse().post('/api/auth/link', { email: form });
      await site.deliverMail();
    }
  }
  expect(statuses).toEqual([200, 409, 409]);
  expect(site.mails).toHaveLength(10);
});
