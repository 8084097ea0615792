import { connect } from 'node:net';
import { pino } from 'pino';
import { SMTPServer } from 'smtp-server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openOidcProvider, walkThroughProvider } from '../../testing/oidc-provider.ts';
import { quickResponses } from '../../testing/responses.ts';
import { openTestSite, publicUrl, type TestBrowser, tokenIn } from '../../testing/test-site.ts';
import { createSmtpMailer } from '../adapters/mail/smtp-mailer.ts';
import { logSettings } from './log.ts';

const ada = {
  email: 'ada.private@example.org',
  password: 'correct horse of ada',
  firstName: 'Adalbertina',
  lastName: 'Lovelacia',
};
const guest = 'grace.private@example.org';
const typedIntoTheWrongField = 'a password typed as identifier';
const clientAddress = '203.0.113.77';

function openLog() {
  const lines: string[] = [];
  const log = pino(logSettings('trace'), { write: (line) => void lines.push(line) });
  return { log, written: () => lines.join('') };
}

async function openRefusingSmtpServer(): Promise<string> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _session, done) => {
      done(Object.assign(new Error(`<${address}>: unknown here`), { responseCode: 550 }));
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const address = server.server.address();
  if (typeof address !== 'object' || !address) throw new Error('The SMTP server has no port.');
  return `smtp://127.0.0.1:${address.port}`;
}

interface LogLine {
  readonly msg: string;
  readonly reqId?: string;
  readonly req?: { readonly path: string };
  readonly err?: { readonly message: string };
}

function cookieValues(browser: TestBrowser): string[] {
  return Object.values(browser.cookies()).flatMap((value) => [value, encodeURIComponent(value)]);
}

describe('the log of a whole journey', () => {
  it('holds no password, token, cookie, email, name, answer or client address', async () => {
    const { log, written } = openLog();
    const provider = await openOidcProvider(`${publicUrl}/api/login/callback`, {
      email: 'provider.private@example.org',
      email_verified: false,
    });
    const site = await openTestSite({
      log,
      env: {
        TRUST_PROXY: 'true',
        ...provider.env,
      },
    });
    const responses = quickResponses(site.context);
    const from = { 'x-forwarded-for': clientAddress, 'user-agent': 'Private Browser 7' };
    const secrets: string[] = [];

    const account = site.browse();
    await account.post('/api/auth/signup', ada, from);
    secrets.push(...cookieValues(account));
    await account.post('/api/auth/signup', { ...ada, email: 'broken.private@' }, from);
    for (const identifier of [ada.email, typedIntoTheWrongField]) {
      const wrong = { identifier, password: 'wrong horse of ada' };
      await site.browse().post('/api/auth/login', wrong, from);
      await site.browse().post('/trpc/auth.login', wrong, from);
    }
    await account.post('/api/auth/login', { identifier: 'ada.private', password: ada.password });
    secrets.push(...cookieValues(account));

    const submission = { responses, assessmentType: 'quick', guestEmail: guest };
    const key = { ...from, 'idempotency-key': 'the-private-idempotency-key' };
    const { body } = await site.browse().post('/api/assessment/submit', submission, key);
    const { assessmentResultId } = body as { assessmentResultId: string };
    await site.browse().post('/api/assessment/unlock', { assessmentResultId, guestEmail: guest });
    await site.browse().post('/api/auth/signup', { ...ada, email: guest }, from);
    await site.deliverMail();
    const tokens = site.mails.map(tokenIn);
    secrets.push(...tokens);
    const owner = site.browse();
    for (const token of tokens) await owner.post('/api/auth/email-link', { token }, from);
    secrets.push(...cookieValues(owner));
    await owner.get(`/api/results/${assessmentResultId}?note=a-private-query`, from);
    await owner.get(`/login?token=${tokens[0]}`, from);
    const input = encodeURIComponent(JSON.stringify({ assessmentResultId }));
    await owner.get(`/trpc/results.get?input=${input}`, from);
    for (const path of ['join', 'friend', 'api/invitations', 'card'])
      await owner.get(`/${path}/CODEOFAHALL`, from);
    await owner.get('/api/join/CODEOFAHALL', from);
    await owner.post('/api/auth/logout', undefined, from);

    const stranger = site.browse();
    const begun = await stranger.get('/api/login?redirect=/dashboard', from);
    secrets.push(
      ...cookieValues(stranger),
      ...new URL(String(begun.headers.location)).searchParams.values(),
    );
    const back = new URL(await walkThroughProvider(String(begun.headers.location)));
    secrets.push(...back.searchParams.values());
    await stranger.get(back.pathname + back.search, from);
    await stranger.get('/api/login', from);
    await stranger.get('/api/login/callback?error=access_denied&error_description=private', from);

    await site.context.db.destroy();
    await site.browse().post('/api/auth/login', { identifier: ada.email, password: ada.password });
    await site.browse().post('/trpc/auth.login', { identifier: ada.email, password: ada.password });

    const text = written();
    expect(text).toContain('request failed');
    expect(text).toContain('call failed');
    expect(text).toContain('provider login failed');
    expect(text).toContain('outbox job done');
    const all = [
      ...secrets.filter((secret) => secret.length > 8 && !publicNames.includes(secret)),
      ...[
        'CODEOFAHALL',
        ada.password,
        'wrong horse',
        typedIntoTheWrongField,
        ada.firstName,
        ada.lastName,
      ],
      ...['@example.org', 'ada.private', 'grace.private', 'broken.private', 'provider.private'],
      ...[clientAddress, 'Private Browser', 'a-private-query', 'the-private-idempotency-key'],
      ...['selectedOption', 'responses', 'guildpath_session', 'set-cookie', '127.0.0.1'],
      ...responses.map(({ questionId }) => questionId),
    ];
    for (const secret of all) expect(text, secret).not.toContain(secret);
  });

  it('keeps what a mail server says of a recipient out of log and outbox', async () => {
    const { log, written } = openLog();
    const mailer = createSmtpMailer({
      SMTP_URL: await openRefusingSmtpServer(),
      MAIL_FROM: 'Guildpath <a@guild.test>',
      PUBLIC_URL: undefined,
    });
    onTestFinished(() => mailer.close());
    const site = await openTestSite({ log, mailer });
    await site.browse().post('/api/assessment/submit', {
      responses: quickResponses(site.context),
      assessmentType: 'quick',
      guestEmail: guest,
    });
    await site.deliverMail();
    const [job] = await site.context.db.selectFrom('outbox').select('last_error').execute();
    expect(job?.last_error).toContain('550');
    expect(job?.last_error).not.toContain('grace');
    expect(written()).toContain('outbox job failed');
    expect(written()).not.toContain('grace');
  });

  it.each([
    ['/api/auth/login', 'request failed'],
    ['/trpc/auth.login', 'call failed'],
  ])('says of a failure of ours at %s what failed, and in which request', async (url, message) => {
    const { log, written } = openLog();
    const site = await openTestSite({ log });
    await site.context.db.destroy();
    await site.browse().get('/api/assessment/questions/quick');
    const login = { identifier: 'ada', password: 'correct horse' };
    const { status, body } = await site.browse().post(url, login);
    expect(status).toBe(500);
    const lines = written()
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as LogLine);
    const incoming = lines.findLast(({ req }) => req?.path === url);
    const failed = lines.find(({ msg }) => msg === message);
    expect(failed).toMatchObject({
      reqId: incoming?.reqId,
      err: { type: expect.any(String), message: expect.any(String), stack: expect.any(String) },
    });
    expect(JSON.stringify(body)).toContain('Internal server error');
    expect(JSON.stringify(body)).not.toContain(failed?.err?.message);
  });

  it('does not repeat a request that is none', async () => {
    const { log, written } = openLog();
    const site = await openTestSite({ log });
    await site.app.listen({ port: 0, host: '127.0.0.1' });
    const address = site.app.server.address();
    if (typeof address !== 'object' || !address) throw new Error('The server has no port.');
    await new Promise<void>((resolve) => {
      const socket = connect(address.port, '127.0.0.1', () =>
        socket.end('GET / HTTP/1.1\r\nCookie: private\r\nbroken header private\r\n\r\n'),
      );
      socket.on('close', () => resolve());
      socket.resume();
    });
    expect(written()).not.toContain('private');
  });
});

/** Occur in the provider's URLs, but are no secrets. */
const publicNames = ['guildpath', 'openid email profile', `${publicUrl}/api/login/callback`];

const ownId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

it('the id of a request is that of a trusted proxy where it is one, else our own, in response and log', async () => {
  const { log, written } = openLog();
  const behindProxy = await openTestSite({ log, env: { TRUST_PROXY: 'true' } });
  const askWith = async (given: string | undefined, { app } = behindProxy) => {
    const headers = given === undefined ? {} : { 'x-request-id': given };
    const { headers: answered } = await app.inject({ url: '/healthz', headers });
    const id = String(answered['x-request-id']);
    expect(written()).toContain(`"reqId":"${id}"`);
    return id;
  };
  expect(await askWith('7f3c.proxy_id-0001')).toBe('7f3c.proxy_id-0001');
  for (const given of [undefined, 'short', 'x'.repeat(65), 'two words', '{"forged":1}']) {
    expect(await askWith(given)).toMatch(ownId);
  }
  expect(await askWith('7f3c.proxy_id-0001', await openTestSite({ log }))).toMatch(ownId);
});
