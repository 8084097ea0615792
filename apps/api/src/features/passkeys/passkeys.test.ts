import {
  minuteMs,
  type PasskeyOptionsOutput,
  type PasskeyRegistrationOutput,
  type PasskeysOutput,
} from '@guildpath/contract';
import { describe, expect, it } from 'vitest';
import { type Authenticator, createAuthenticator } from '../../../testing/authenticator.ts';
import { openTestSite, publicUrl, type TestBrowser } from '../../../testing/test-site.ts';
import { toShell } from '../../../testing/to-shell.ts';
import {
  ada,
  receiveToken,
  signInByLink,
  signUp,
  submitQuickQuest,
} from '../../../testing/visitors.ts';
import { ensureAdmin } from '../../accounts/ensure-admin.ts';
import { runCommandLine } from '../../cli/run-command-line.ts';
import { toReason } from './passkey-login.ts';

const bob = { email: 'bob@example.org', password: 'battery staple', firstName: 'Bob' };
const refused = { status: 401, body: { code: 'INVALID_CREDENTIALS' } };

async function openMember() {
  const site = await openTestSite();
  return { site, browser: await signUp(site) };
}

async function begin(browser: TestBrowser, code?: string): Promise<PasskeyRegistrationOutput> {
  const { body } = await browser.post('/api/user/passkeys/options', { code });
  return body as PasskeyRegistrationOutput;
}

async function add(
  browser: TestBrowser,
  authenticator = createAuthenticator({ origin: publicUrl }),
  code?: string,
) {
  const answer = authenticator.create(await begin(browser, code));
  const added = await browser.post('/api/user/passkeys', answer);
  return { added, authenticator };
}

async function findOptions(browser: TestBrowser): Promise<PasskeyOptionsOutput> {
  const { body } = await browser.post('/api/auth/passkey/options');
  return body as PasskeyOptionsOutput;
}

async function signIn(browser: TestBrowser, authenticator: Authenticator, counter?: number) {
  return browser.post(
    '/api/auth/passkey',
    authenticator.answer(await findOptions(browser), counter),
  );
}

describe('a passkey', () => {
  it('is added, listed, and signs in', async () => {
    const { site, browser } = await openMember();
    const { added, authenticator } = await add(browser);
    expect(added).toMatchObject({
      status: 200,
      body: { passkeys: [{ lastUsedAt: null }] },
    });
    const elsewhere = site.browse();
    expect(await signIn(elsewhere, authenticator)).toMatchObject({
      status: 200,
      body: { email: ada.email },
    });
    expect(await elsewhere.get('/api/auth/user')).toMatchObject({ status: 200 });
    expect(await elsewhere.get('/api/user/passkeys')).toMatchObject({
      body: { passkeys: [{ lastUsedAt: expect.stringMatching(/Z$/) }] },
    });
  });

  it('signs in no more once it is removed', async () => {
    const { site, browser } = await openMember();
    const { added, authenticator } = await add(browser);
    const [passkey] = (added.body as PasskeysOutput).passkeys;
    const url = `/api/user/passkeys/${passkey?.id}`;
    await signIn(browser, authenticator);
    expect(await browser.delete(url)).toMatchObject({ status: 200, body: { passkeys: [] } });
    expect(await browser.delete(url)).toMatchObject({ status: 404 });
    expect(await signIn(site.browse(), authenticator)).toMatchObject(refused);
  });

  it('cannot be removed by someone else', async () => {
    const { site, browser } = await openMember();
    const { added } = await add(browser);
    const [passkey] = (added.body as PasskeysOutput).passkeys;
    const stranger = await signUp(site, bob);
    expect(await stranger.delete(`/api/user/passkeys/${passkey?.id}`)).toMatchObject({
      status: 404,
    });
    expect(await browser.get('/api/user/passkeys')).toMatchObject({
      body: { passkeys: [{ id: passkey?.id }] },
    });
  });

  it('is neither added nor removed without a recent sign-in', async () => {
    const { site, browser } = await openMember();
    const options = await begin(browser);
    const { added } = await add(browser);
    const [passkey] = (added.body as PasskeysOutput).passkeys;
    site.passTime(10 * minuteMs);
    const needsProof = { status: 403, body: { code: 'PROOF_REQUIRED' } };
    const other = createAuthenticator({ origin: publicUrl });
    expect(await browser.post('/api/user/passkeys/options')).toMatchObject(needsProof);
    expect(await browser.post('/api/user/passkeys', other.create(options))).toMatchObject(
      needsProof,
    );
    expect(await browser.delete(`/api/user/passkeys/${passkey?.id}`)).toMatchObject(needsProof);
  });

  it('cannot be added to or removed with the password alone, but by an emailed link', async () => {
    const { site, browser } = await openMember();
    await browser.post('/api/auth/email-link', { token: await receiveToken(site) });
    const options = await begin(browser);
    const { added } = await add(browser);
    const [passkey] = (added.body as PasskeysOutput).passkeys;
    const thief = site.browse();
    await thief.post('/api/auth/login', { identifier: ada.email, password: ada.password });
    const needsPasskey = {
      status: 403,
      body: { code: 'PASSKEY_REQUIRED', message: expect.stringMatching(/emailed link/) },
    };
    const url = `/api/user/passkeys/${passkey?.id}`;
    const own = createAuthenticator({ origin: publicUrl });
    for (const attempt of [
      thief.post('/api/user/passkeys/options'),
      thief.post('/api/user/passkeys', own.create(options)),
      thief.delete(url),
    ]) {
      expect(await attempt).toMatchObject(needsPasskey);
    }
    expect(await browser.delete(url)).toMatchObject({ status: 200, body: { passkeys: [] } });
  });

  it('is in the export without its key, and goes with the account', async () => {
    const { site, browser } = await openMember();
    const { authenticator } = await add(browser);
    const { body } = await browser.get('/api/user/export');
    expect(body).toMatchObject({ passkeys: [{ lastUsedAt: null }] });
    expect(JSON.stringify(body)).not.toMatch(/publicKey|credentialId/);
    await browser.delete('/api/user');
    expect(await signIn(site.browse(), authenticator)).toMatchObject(refused);
  });

  it('is one of 20 at most', async () => {
    const { browser } = await openMember();
    const { authenticator } = await add(browser);
    await signIn(browser, authenticator);
    for (let count = 1; count < 20; count += 1) await add(browser);
    expect(await browser.post('/api/user/passkeys/options')).toMatchObject({ status: 409 });
  });
});

describe('an attack on the sign-in with a passkey', () => {
  it('that sends a recorded answer again is refused', async () => {
    const { site, browser } = await openMember();
    const { authenticator } = await add(browser);
    const answer = authenticator.answer(await findOptions(browser));
    expect(await site.browse().post('/api/auth/passkey', answer)).toMatchObject({ status: 200 });
    expect(await site.browse().post('/api/auth/passkey', answer)).toMatchObject(refused);
  });

  it('that answers after five minutes is refused', async () => {
    const { site, browser } = await openMember();
    const { authenticator } = await add(browser);
    const options = await findOptions(browser);
    site.passTime(5 * minuteMs);
    const answer = authenticator.answer(options);
    expect(await site.browse().post('/api/auth/passkey', answer)).toMatchObject(refused);
  });

  it('that makes up its challenge, or takes that of a registration, is refused', async () => {
    const { site, browser } = await openMember();
    const { authenticator } = await add(browser);
    await signIn(browser, authenticator);
    const rpId = 'localhost';
    const registration = await begin(browser);
    for (const challenge of ['AAAA', registration.challenge]) {
      const answer = authenticator.answer({ challenge, rpId });
      expect(await site.browse().post('/api/auth/passkey', answer)).toMatchObject(refused);
    }
  });

  it('that was signed on another site, or for another host, is refused', async () => {
    const { site, browser } = await openMember();
    const { authenticator } = await add(browser);
    const options = await findOptions(browser);
    const forOther = authenticator.answer({ ...options, rpId: 'guildpath.example' });
    expect(await site.browse().post('/api/auth/passkey', forOther)).toMatchObject(refused);

    await signIn(browser, authenticator);
    const phishing = createAuthenticator({ origin: 'http://localhost.evil.example:3000' });
    const { added } = await add(browser, phishing);
    expect(added).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
  });

  it('whose signature is by another key, or names another account, is refused', async () => {
    const { site, browser } = await openMember();
    const { authenticator } = await add(browser);
    const other = createAuthenticator({ origin: publicUrl });
    await signIn(browser, authenticator);
    other.create(await begin(browser));
    const { response } = other.answer(await findOptions(browser));
    const forged = { ...authenticator.answer(await findOptions(browser)), response };
    expect(await site.browse().post('/api/auth/passkey', forged)).toMatchObject(refused);
    const genuine = authenticator.answer(await findOptions(browser));
    const renamed = { ...genuine, response: { ...genuine.response, userHandle: 'Ym9i' } };
    expect(await site.browse().post('/api/auth/passkey', renamed)).toMatchObject(refused);
  });

  it('by a copy of the authenticator, whose count goes back, is refused and recorded', async () => {
    const { site, browser } = await openMember();
    const { authenticator } = await add(browser);
    expect(await signIn(site.browse(), authenticator, 7)).toMatchObject({ status: 200 });
    for (const counter of [7, 3, 0]) {
      expect(await signIn(site.browse(), authenticator, counter)).toMatchObject(refused);
    }
    expect(await signIn(site.browse(), authenticator, 8)).toMatchObject({ status: 200 });
    const events = await site.context.db
      .selectFrom('security_events')
      .select('type')
      .where('type', '=', 'auth.passkey-refused')
      .execute();
    expect(events).toHaveLength(3);
  });

  it('that adds a passkey to another account with its own challenge is refused', async () => {
    const { site, browser } = await openMember();
    const options = await begin(browser);
    const stranger = await signUp(site, bob);
    const answer = createAuthenticator({ origin: publicUrl }).create(options);
    expect(await stranger.post('/api/user/passkeys', answer)).toMatchObject({ status: 400 });
  });

  it('by a stranger who signed up with the address fails once its owner has proven it', async () => {
    const { site, browser: stranger } = await openMember();
    const { authenticator } = await add(stranger);
    await submitQuickQuest(site, site.browse(), ada.email);
    const owner = await signInByLink(site);
    expect(await owner.get('/api/user/passkeys')).toMatchObject({ body: { passkeys: [] } });
    expect(await signIn(site.browse(), authenticator)).toMatchObject(refused);
  });

  it('does not move a passkey that is known to another account', async () => {
    const { site, browser } = await openMember();
    const { authenticator } = await add(browser);
    const stranger = await signUp(site, bob);
    const { added } = await add(stranger, authenticator);
    expect(added).toMatchObject({ status: 409 });
    expect(await stranger.get('/api/user/passkeys')).toMatchObject({ body: { passkeys: [] } });
  });

  it.each([{}, { id: 'x' }, { id: 'a b', rawId: 'a b', type: 'public-key', response: {} }])(
    'with %o is bad input',
    async (answer) => {
      const site = await openTestSite();
      expect(await site.browse().post('/api/auth/passkey', answer)).toMatchObject({ status: 400 });
    },
  );

  it('leaves the values that it sent out of the audit trail', () => {
    const error = new Error('Unexpected origin "https://ada@evil.example", expected "http://x"');
    expect(toReason(error)).toBe('Unexpected origin …, expected …');
  });
});

describe('a passkey of an administrator', () => {
  const env = { ADMIN_EMAIL: ada.email, ADMIN_PASSWORD: ada.password };

  it('has to verify who holds it', async () => {
    const site = await openTestSite({ env });
    const browser = site.browse();
    await browser.post('/api/auth/login', { identifier: ada.email, password: ada.password });
    const { added: refusedKey } = await add(
      browser,
      createAuthenticator({ origin: publicUrl, verifiesUser: false }),
    );
    expect(refusedKey).toMatchObject({ status: 400 });
    expect(await add(browser)).toMatchObject({ added: { status: 200 } });
  });

  it('opens the admin calls where one is required, and nothing else does', async () => {
    const site = await openTestSite({ env: { ...env, ADMIN_REQUIRE_PASSKEY: 'true' } });
    const browser = site.browse();
    await browser.post('/api/auth/login', { identifier: ada.email, password: ada.password });
    const url = '/api/admin/system-overview';
    expect(await browser.get(url)).toMatchObject({
      status: 403,
      body: {
        code: 'PASSKEY_REQUIRED',
        message: expect.stringMatching(/Add one in the account menu/),
      },
    });
    const begun = '/api/user/passkeys/options';
    const message = expect.stringMatching(/^code: /);
    expect(await browser.post(begun)).toMatchObject({ status: 400, body: { message } });
    const run = (command: string) =>
      runCommandLine(['admin', command, ada.email], toShell({ DATA_DIR: site.dataDir }));
    const [code = ''] = (await run('passkey-code')).split('\n');
    const { added, authenticator } = await add(browser, undefined, ` ${code.toUpperCase()}`);
    expect(added).toMatchObject({ status: 200 });
    expect(await browser.get(url)).toMatchObject({ status: 403 });
    await signIn(browser, authenticator);
    expect(await browser.get(url)).toMatchObject({ status: 200 });
    const password = 'a better horse';
    await browser.post('/api/user/password', { password, currentPassword: ada.password });
    expect(await browser.get(url)).toMatchObject({ status: 200 });
    expect(await run('remove-passkeys')).toContain('has no passkey now');
    expect(await signIn(site.browse(), authenticator)).toMatchObject(refused);
    expect(await browser.get(url)).toMatchObject({ status: 401 });
    await browser.post('/api/auth/login', { identifier: ada.email, password });
    expect(await browser.post(begun, { code })).toMatchObject({ status: 400, body: { message } });
  });

  it('that a stranger added before the account became one signs in no more', async () => {
    const { site, browser } = await openMember();
    const { authenticator } = await add(browser);
    const context = {
      ...site.context,
      record: async () => undefined,
      askedBy: 'at start',
    } as const;
    await ensureAdmin(context, { email: ada.email, password: 'the operator’s own' });
    expect(await signIn(site.browse(), authenticator)).toMatchObject(refused);
  });

  it('that was added before the account got the role signs in no more, and the command says so', async () => {
    const { site, browser } = await openMember();
    await browser.post('/api/auth/email-link', { token: await receiveToken(site, ada.email) });
    const { authenticator } = await add(browser);
    const run = (role: string) =>
      runCommandLine(['admin', 'role', ada.email, role], toShell({ DATA_DIR: site.dataDir }));
    const removed = 'We removed 1 earlier passkey, and signed the account out everywhere.';
    expect(await run('epic')).not.toContain(removed);
    const thief = site.browse();
    expect(await signIn(thief, authenticator)).toMatchObject({ status: 200 });
    expect(await run('admin')).toContain(`has the role admin now. ${removed}`);
    expect(await thief.get('/api/auth/user')).toMatchObject({ status: 401 });
    expect(await signIn(site.browse(), authenticator)).toMatchObject(refused);
    // The command uses the real time, which is ahead of the site's fake clock.
    site.passTime(60 * 60_000);
    await site.deliverMail();
    expect(site.mails.at(-1)?.subject).toMatch(/passkey/);
    expect(await run('admin')).not.toContain(removed);
  });
});
