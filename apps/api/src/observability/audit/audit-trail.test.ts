import { type AdminSecurityEvent, dayMs, type SecurityEventsOutput } from '@guildpath/contract';
import { listSecurityEvents } from '@guildpath/db';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { logInAtProvider, openOidcProvider } from '../../../testing/oidc-provider.ts';
import {
  openTestSite,
  publicUrl,
  type TestSite,
  type TestSiteOptions,
} from '../../../testing/test-site.ts';
import { deleteExpired } from '../../jobs/housekeeping/housekeeping.ts';
import { logSettings } from '../log.ts';

const ada = { email: 'ada@example.org', password: 'correct horse', firstName: 'Ada' };
const admin = { identifier: 'root@example.org', password: 'a good password' };

async function openAuditedSite({ env, ...options }: TestSiteOptions = {}) {
  const site = await openTestSite({
    ...options,
    env: {
      // Lets tests call from several addresses.
      TRUST_PROXY: 'true',
      ADMIN_EMAIL: admin.identifier,
      ADMIN_PASSWORD: admin.password,
      ...env,
    },
  });
  const browser = site.browse();
  await browser.post('/api/auth/login', admin, from(9));
  const readEvents = async () => {
    const { status, body } = await browser.get('/api/admin/security-events', from(9));
    expect(status).toBe(200);
    return (body as SecurityEventsOutput).events;
  };
  return { site, readEvents, admin: browser };
}

function from(place: number): Record<string, string> {
  return { 'x-forwarded-for': `203.0.113.${place}` };
}

async function readOthersEvents(readEvents: () => Promise<AdminSecurityEvent[]>) {
  const events = await readEvents();
  const admins = events.find(({ type }) => type === 'admin.ensured')?.userId;
  return events.filter(({ userId }) => userId !== admins).reverse();
}

const toLine = ({ type, reason }: AdminSecurityEvent) => (reason ? `${type}: ${reason}` : type);

async function signUpAda(site: TestSite) {
  const browser = site.browse();
  const { body } = await browser.post('/api/auth/signup', ada, from(1));
  return { browser, id: (body as { id: string }).id };
}

describe('the audit trail of an account', () => {
  it('tells from signup to deletion what happened, to which account, from where', async () => {
    const { site, readEvents } = await openAuditedSite();
    const { browser, id } = await signUpAda(site);
    await browser.post('/api/auth/logout', undefined, from(1));
    const login = { identifier: 'ada', password: ada.password };
    await browser.post('/api/auth/login', login, from(2));
    await browser.get('/api/auth/logout', from(2));
    await browser.post('/api/auth/login', login, from(1));
    await browser.get('/api/user/export', from(1));
    await site.browse().post('/api/auth/signup', ada, from(1));
    // Nobody is signed in.
    await site.browse().post('/api/auth/logout');
    await browser.delete('/api/user', from(1));
    const story = await readOthersEvents(readEvents);
    expect(story.map(toLine)).toEqual([
      'auth.signed-up',
      'auth.signed-out',
      'auth.signed-in: password',
      'auth.signed-out',
      'auth.signed-in: password',
      'auth.account-exported',
      'auth.sign-up-refused: address has an account',
      'auth.account-deleted',
    ]);
    expect(new Set(story.map(({ userId }) => userId))).toEqual(new Set([id]));
    const [home, , away] = story.map(({ address }) => address);
    expect(home).toMatch(/^[\w-]{16}$/);
    expect(away).not.toBe(home);
    expect(story.map(({ address }) => address)).toEqual([
      home,
      home,
      away,
      away,
      home,
      home,
      home,
      home,
    ]);
  });

  it('tells refused sign-ins apart, which the responses do not', async () => {
    const { site, readEvents } = await openAuditedSite({ env: { RATE_LIMIT: 'on' } });
    const { id } = await signUpAda(site);
    const logInWrong = (identifier: string) =>
      site.browse().post('/api/auth/login', { identifier, password: 'wrong horse' }, from(2));
    const unknown = await logInWrong('nobody');
    const known = await logInWrong('ada@example.org');
    expect(unknown).toMatchObject({ status: 401 });
    expect(known.body).toEqual(unknown.body);
    // Refusals by the throttle have one event a minute.
    for (let attempt = 0; attempt < 14; attempt += 1) await logInWrong('ada@example.org');
    const story = await readOthersEvents(readEvents);
    const wrong = Array.from({ length: 5 }, () => ['auth.sign-in-refused: wrong password', id]);
    expect(story.slice(1).map(({ userId, ...event }) => [toLine(event), userId])).toEqual([
      ['auth.sign-in-refused: unknown identifier', undefined],
      ...wrong,
      ['auth.sign-in-refused: throttled', id],
    ]);
  });

  it('names the account to administrators until it is deleted', async () => {
    const { site, readEvents } = await openAuditedSite();
    const { browser, id } = await signUpAda(site);
    const namesOfAda = async () => {
      const events = await readEvents();
      return new Set(events.filter(({ userId }) => userId === id).map(({ email }) => email));
    };
    expect(await namesOfAda()).toEqual(new Set([ada.email]));
    await browser.delete('/api/user', from(1));
    expect(await namesOfAda()).toEqual(new Set([undefined]));
  });

  it('holds no email, name, password or address, in the log either', async () => {
    const lines: string[] = [];
    const log = pino(logSettings('info'), { write: (line) => void lines.push(line) });
    const { site } = await openAuditedSite({ log });
    const { id } = await signUpAda(site);
    const wrong = { identifier: ada.email, password: 'wrong horse' };
    await site.browse().post('/api/auth/login', wrong, from(1));
    const written = lines.join('');
    expect(written).toContain('"event":"admin.ensured"');
    expect(written).toContain(`"event":"auth.sign-in-refused","userId":"${id}"`);
    const { db } = site.context;
    const trail = JSON.stringify(await db.selectFrom('security_events').selectAll().execute());
    expect(trail).toContain(id);
    for (const secret of [ada.email, ada.firstName, ada.password, 'wrong horse', '203.0.113']) {
      expect(written + trail, secret).not.toContain(secret);
    }
  });
});

describe('the audit trail of the provider login', () => {
  async function openSiteWithProvider(isVerified: boolean) {
    const { env } = await openOidcProvider(`${publicUrl}/api/login/callback`, {
      email: ada.email,
      email_verified: isVerified,
    });
    return openAuditedSite({ env });
  }

  it('has the first sign-in with the identity it linked, later ones without', async () => {
    const { site, readEvents } = await openSiteWithProvider(true);
    await logInAtProvider(site.browse());
    await logInAtProvider(site.browse());
    const story = await readOthersEvents(readEvents);
    expect(story.map(toLine)).toEqual([
      'auth.identity-linked',
      'auth.signed-in: provider',
      'auth.signed-in: provider',
    ]);
    expect(new Set(story.map(({ userId }) => userId)).size).toBe(1);
  });

  it('has why it was refused', async () => {
    const { site, readEvents } = await openSiteWithProvider(false);
    await logInAtProvider(site.browse());
    const browser = site.browse();
    const begun = await browser.get('/api/login', from(1));
    const state = new URL(String(begun.headers.location)).searchParams.get('state');
    await browser.get(`/api/login/callback?error=access_denied&state=${state}`, from(1));
    for (let repeat = 0; repeat < 3; repeat += 1) {
      await site.browse().get('/api/login/callback?code=guessed&state=guessed', from(1));
    }
    expect((await readOthersEvents(readEvents)).map(toLine)).toEqual([
      'auth.identity-refused: address not verified',
      'auth.identity-refused: login at the provider failed',
      'auth.identity-refused: no login under way',
    ]);
  });
});

describe('the audit trail of administration', () => {
  it('has every call of an administrator; those of one screen and minute once', async () => {
    const { site, readEvents, admin: browser } = await openAuditedSite();
    const reads = ['system-overview', 'users', 'users?page=2', 'assessment-stats'];
    for (const url of [...reads, 'database-stats']) await browser.get(`/api/admin/${url}`, from(9));
    for (const url of ['seed-questions', 'seed-questions', 'seed-career-data']) {
      await browser.post(`/api/admin/${url}`, undefined, from(9));
    }
    await readEvents();
    site.passTime(60_001);
    await browser.get('/api/admin/users', from(9));
    const events = (await readEvents()).reverse();
    expect(events.map(toLine)).toEqual([
      'admin.ensured: account opened at start',
      'auth.signed-in: password',
      'admin.figures-read',
      'admin.users-listed',
      'admin.assessments-listed',
      'admin.questions-seeded',
      'admin.questions-seeded',
      'admin.career-data-seeded',
      'admin.events-read',
      'admin.users-listed',
    ]);
    expect(new Set(events.map(({ userId }) => userId)).size).toBe(1);
    expect(events[0]).not.toHaveProperty('address');
  });

  it('has who was refused, in one line for twenty calls at once', async () => {
    const { site, readEvents } = await openAuditedSite();
    const { browser, id } = await signUpAda(site);
    expect(await browser.post('/api/admin/seed-questions', undefined, from(1))).toMatchObject({
      status: 403,
    });
    const batch = `/trpc/${Array(20).fill('admin.users').join(',')}?batch=1&input={}`;
    expect(await site.browse().get(batch, from(2))).toMatchObject({ status: 207 });
    const refused = (await readOthersEvents(readEvents)).slice(1);
    expect(refused.map(({ userId, ...event }) => [toLine(event), userId])).toEqual([
      ['admin.refused: not an admin', id],
      ['admin.refused: not signed in', undefined],
    ]);
  });

  it('reaches back 180 days', async () => {
    const { site } = await openAuditedSite();
    await signUpAda(site);
    const { db } = site.context;
    site.passTime(179 * dayMs);
    await deleteExpired({ ...site.context, mailFolder: '/nowhere' });
    expect(await listSecurityEvents(db, { limit: 10 })).toHaveLength(3);
    site.passTime(2 * dayMs);
    await deleteExpired({ ...site.context, mailFolder: '/nowhere' });
    expect(await listSecurityEvents(db, { limit: 10 })).toEqual([]);
  });
});
