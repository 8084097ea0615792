import { type AccountExport, type AdminUserOutput, accountExportSchema } from '@guildpath/contract';
import { findUserByEmail, listSecurityEvents, updateUser } from '@guildpath/db';
import { describeOnBothDatabases } from '@guildpath/db/testing';
import { describe, expect, it } from 'vitest';
import { parse } from 'zod/mini';
import { openTestSite, type TestSite, type TestSiteOptions } from '../../../testing/test-site.ts';
import { ada, submitQuickQuest } from '../../../testing/visitors.ts';

const root = { identifier: 'root@example.org', password: 'a good password' };
const proofMs = 10 * 60_000;

async function openSite(options: TestSiteOptions = {}) {
  const site = await openTestSite({
    ...options,
    env: { ADMIN_EMAIL: root.identifier, ADMIN_PASSWORD: root.password },
  });
  const admin = site.browse();
  await admin.post('/api/auth/login', root);
  const member = site.browse();
  const { body } = await member.post('/api/auth/signup', ada);
  const { id } = body as { id: string };
  return { site, admin, member, id, url: `/api/admin/users/${id}` };
}

async function idOf({ context: { db } }: TestSite, email: string): Promise<string> {
  const user = await findUserByEmail(db, email);
  if (!user) throw new Error(`There is no account of ${email}.`);
  return user.id;
}

/** Lists the events of administrators and of the account, oldest first. */
async function readTrail({ context: { db } }: TestSite) {
  const events = await listSecurityEvents(db, { limit: 100 });
  return events
    .filter(({ type }) => /^admin\.user|role|deleted|exported|ended/.test(type))
    .map(({ type, userId, reason }) => [type, userId, reason])
    .reverse();
}

describeOnBothDatabases('two administrators', (openTestDatabase) => {
  it('cannot remove each other at the same time: one stays', async () => {
    const { site, admin, id } = await openSite({ database: await openTestDatabase() });
    const { db, now } = site.context;
    await updateUser(db, id, { role: 'admin', emailVerifiedAt: now() });
    const other = site.browse();
    const login = { identifier: ada.email, password: ada.password };
    await other.post('/api/auth/login', login);
    const rootId = await idOf(site, root.identifier);
    const answers = await Promise.all([
      admin.delete(`/api/admin/users/${id}`),
      other.post(`/api/admin/users/${rootId}/role`, { role: null }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { users } = await db
      .selectFrom('users')
      .select(({ fn }) => fn.countAll<number>().as('users'))
      .where('role', '=', 'admin')
      .executeTakeFirstOrThrow();
    expect(users).toBe(1);
  });
});

describe('an account in the hands of an administrator', () => {
  it('is shown with what there is of it, and without an answer', async () => {
    const { site, admin, member, url } = await openSite();
    expect((await admin.get(url)).body).toMatchObject({
      email: ada.email,
      hasPassword: true,
      providers: [],
      passkeyCount: 0,
      sessionCount: 1,
      lastSeenAt: site.context.now().toISOString(),
      resultCount: 0,
      latestResultAt: null,
    });
    await submitQuickQuest(site, member);
    await member.post('/api/auth/logout');
    const shown = (await admin.get(url)).body as AdminUserOutput;
    expect(shown).toMatchObject({
      sessionCount: 0,
      lastSeenAt: null,
      resultCount: 1,
      latestResultAt: site.context.now().toISOString(),
    });
    expect(JSON.stringify(shown)).not.toMatch(/passwordHash|riasec|responses/);
  });

  it('is exported as its owner would export it', async () => {
    const { admin, member, url } = await openSite();
    const { status, headers, body } = await admin.get(`${url}/export`);
    expect(status).toBe(200);
    expect(headers['content-disposition']).toMatch(/^attachment; filename="guildpath-data-/);
    const { body: own } = await member.get('/api/user/export');
    expect(parse(accountExportSchema, body)).toEqual(own as AccountExport);
  });

  it('is given a role, signed out everywhere, and deleted; the audit trail says by whom', async () => {
    const { site, admin, member, id, url } = await openSite();
    expect(await admin.post(`${url}/role`, { role: 'epic' })).toMatchObject({
      status: 200,
      body: { message: 'ada has the role epic now.' },
    });
    expect(await member.get('/api/auth/user')).toMatchObject({ body: { role: 'epic' } });
    expect(await admin.post(`${url}/role`, { role: null })).toMatchObject({ status: 200 });
    expect(await admin.delete(`${url}/sessions`)).toMatchObject({ status: 200 });
    expect(await member.get('/api/auth/user')).toMatchObject({ status: 401 });
    expect(await admin.get('/api/auth/user')).toMatchObject({ status: 200 });
    expect(await admin.delete(url)).toMatchObject({ status: 200 });
    expect(await admin.get(url)).toMatchObject({ status: 404 });
    const login = { identifier: ada.email, password: ada.password };
    expect(await member.post('/api/auth/login', login)).toMatchObject({ status: 401 });
    const rootId = await idOf(site, root.identifier);
    expect(await readTrail(site)).toEqual([
      ['auth.role-changed', id, 'epic by an administrator'],
      ['admin.user-role-set', rootId, `account ${id}`],
      ['auth.role-changed', id, 'none by an administrator'],
      ['admin.user-role-set', rootId, `account ${id}`],
      ['auth.session-ended', id, 'all by an administrator'],
      ['admin.user-signed-out', rootId, `account ${id}`],
      ['auth.account-deleted', id, 'by an administrator'],
      ['admin.user-deleted', rootId, `account ${id}`],
    ]);
  });

  it('is changed and exported only after a proof, and shown without', async () => {
    const { site, admin, url } = await openSite();
    site.passTime(proofMs + 1);
    expect(await admin.get(url)).toMatchObject({ status: 200 });
    const changes = [
      () => admin.get(`${url}/export`),
      () => admin.post(`${url}/role`, { role: 'standard' }),
      () => admin.delete(`${url}/sessions`),
      () => admin.delete(url),
    ];
    for (const change of changes) {
      expect(await change()).toMatchObject({ status: 403, body: { code: 'PROOF_REQUIRED' } });
    }
    await admin.post('/api/auth/prove', { password: root.password });
    for (const change of changes) expect(await change()).toMatchObject({ status: 200 });
  });

  it('stays as it is when it is the last administrator’s, even for its owner', async () => {
    const { site, admin } = await openSite();
    const url = `/api/admin/users/${await idOf(site, root.identifier)}`;
    const refused = {
      status: 409,
      body: { message: 'This is the last administrator. Give someone else that role first.' },
    };
    expect(await admin.post(`${url}/role`, { role: 'epic' })).toMatchObject(refused);
    expect(await admin.delete(url)).toMatchObject(refused);
    expect(await admin.delete('/api/user')).toMatchObject(refused);
    expect(await admin.get(url)).toMatchObject({ body: { role: 'admin' } });
  });

  it('becomes no administrator’s while its address is not proven', async () => {
    const { admin, url } = await openSite();
    expect(await admin.post(`${url}/role`, { role: 'admin' })).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('never confirmed') },
    });
    expect(await admin.get(url)).toMatchObject({ body: { role: null } });
  });

  it('that is not there is 404', async () => {
    const { admin } = await openSite();
    const url = '/api/admin/users/unknown';
    for (const answer of [
      await admin.get(url),
      await admin.get(`${url}/export`),
      await admin.post(`${url}/role`, { role: null }),
      await admin.delete(`${url}/sessions`),
      await admin.delete(url),
    ]) {
      expect(answer).toMatchObject({
        status: 404,
        body: { message: 'We couldn’t find that account.' },
      });
    }
  });
});
