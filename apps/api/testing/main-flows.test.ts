import type {
  AccountExport,
  AdminUsersOutput,
  AssessmentsOutput,
  HallPlacesOutput,
} from '@guildpath/contract';
import { openTestDatabase } from '@guildpath/db/testing';
import { describe, expect, it, onTestFinished } from 'vitest';
import { deleteExpired } from '../src/jobs/housekeeping/housekeeping.ts';
import { join, openHall, play, type Student, signUpGuide } from './halls.ts';
import { completeResponses, withLeastOptions } from './responses.ts';
import { openTestSite } from './test-site.ts';
import { ada, receiveToken, signUp, submitQuickQuest } from './visitors.ts';

const guestEmail = 'grace@example.org';
const admin = { email: 'root@example.org', password: 'a good password' };

async function openSite(own: Record<string, string> = {}) {
  const database = await openTestDatabase('postgres');
  onTestFinished(database.close);
  const env = { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password, ...own };
  return openTestSite({ database, env });
}

// The other suites prove this in detail on SQLite.
describe('the main flows on PostgreSQL', () => {
  it('lead from signup through logout and failed logins back in', async () => {
    const site = await openSite({ RATE_LIMIT: 'on' });
    const browser = await signUp(site);
    expect(await browser.post('/api/auth/signup', ada)).toMatchObject({ status: 409 });
    await browser.post('/api/auth/logout');
    expect(await browser.get('/api/auth/user')).toMatchObject({ status: 401 });
    const login = (password: string) =>
      browser.post('/api/auth/login', { identifier: 'ADA', password });
    for (let count = 0; count < 5; count += 1) {
      expect(await login('wrong horse')).toMatchObject({ status: 401 });
    }
    expect(await login(ada.password)).toMatchObject({ status: 429 });
    site.passTime(60_000);
    expect(await login(ada.password)).toMatchObject({ status: 200, body: { email: ada.email } });
    const change = { currentPassword: ada.password, password: 'another horse' };
    expect(await browser.post('/api/user/password', change)).toMatchObject({ status: 200 });
    expect(await login(ada.password)).toMatchObject({ status: 401 });
    expect(await login('another horse')).toMatchObject({ status: 200 });
  });

  it('lead a guest from the quest through the mailbox to the results', async () => {
    const site = await openSite();
    const assessmentResultId = await submitQuickQuest(site, site.browse(), guestEmail);
    const token = await receiveToken(site);
    const browser = site.browse();
    const answers = await Promise.all(
      [1, 2, 3].map(() => browser.post('/api/auth/email-link', { token })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    expect(await browser.get(`/api/results/${assessmentResultId}`)).toMatchObject({
      status: 200,
      body: { assessmentResult: { id: assessmentResultId, assessmentType: 'quick' } },
    });
    const ask = { assessmentResultId, guestEmail };
    expect(await browser.post('/api/assessment/unlock', ask)).toMatchObject({ status: 200 });
    expect(await receiveToken(site)).not.toBe(token);
    const password = { password: 'a first password' };
    expect(await browser.post('/api/user/password', password)).toMatchObject({
      body: { authProvider: 'local' },
    });
  });

  it('lead a member from the quest to results that count once for each idempotency key', async () => {
    const site = await openSite();
    const browser = await signUp(site);
    const submitOnce = (key: string) =>
      submitQuickQuest(site, browser, undefined, { 'idempotency-key': key });
    const submitted = await Promise.all([1, 2, 3, 4].map(() => submitOnce('quest-1')));
    expect(new Set(submitted).size).toBe(1);
    site.passTime(1_000);
    const second = await submitOnce('quest-2');
    const { body } = await browser.get('/api/user/assessments');
    expect((body as AssessmentsOutput).assessments.map(({ id }) => id)).toEqual([
      second,
      submitted[0],
    ]);
    expect(await browser.get(`/api/results/${second}/puzzles`)).toMatchObject({
      status: 200,
      body: {
        puzzles: expect.arrayContaining([
          expect.objectContaining({ selectedOption: expect.any(String) }),
        ]),
      },
    });
    expect(await site.browse().get(`/api/results/${second}`)).toMatchObject({ status: 401 });
  });

  it('lead a member through two quests, with the options least like them', async () => {
    const site = await openSite({ AVAILABLE_TIERS: 'quick,standard' });
    const browser = await signUp(site);
    for (const tier of ['quick', 'standard'] as const) {
      const responses = withLeastOptions(completeResponses(site.context, tier));
      expect(
        await browser.post('/api/assessment/submit', {
          responses,
          assessmentType: tier,
          durationSeconds: 900,
        }),
      ).toMatchObject({ status: 200 });
    }
    const { body: everything } = await browser.get('/api/user/export');
    const [latest] = (everything as AccountExport).results;
    expect(latest).toMatchObject({ durationSeconds: 900, leastCount: 12 });
    expect(latest?.responses.filter(({ leastOption }) => leastOption !== null)).toHaveLength(12);
  });

  it('lead a class from the code through shared results to the end of its hall', async () => {
    const site = await openSite();
    const guide = await signUpGuide(site);
    const hall = await openHall(site, guide);
    const first = await join(site, hall);
    const others: Student[] = [];
    while (others.length < 4) others.push(await join(site, hall));
    const resultId = await play(site, first);
    await Promise.all(others.map((student) => play(site, student)));
    expect(await first.browser.patch('/api/place', { isShared: true })).toMatchObject({
      status: 200,
      body: { name: first.name, isShared: true, assessmentResultId: resultId },
    });

    const url = `/api/halls/${hall.id}`;
    expect((await guide.get('/api/halls')).body).toEqual({
      halls: [{ ...hall, placeCount: 5, finishedCount: 5 }],
    });
    const { places } = (await guide.get(`${url}/places`)).body as HallPlacesOutput;
    const resultOf = ({ name }: Student) => {
      const id = places.find((place) => place.name === name)?.id;
      return guide.get(`${url}/places/${id}/result`);
    };
    expect(await resultOf(first)).toMatchObject({
      status: 200,
      body: { assessmentResult: { id: resultId } },
    });
    for (const student of others) expect(await resultOf(student)).toMatchObject({ status: 404 });
    expect(await guide.get(`${url}/summary`)).toMatchObject({
      body: { finishedCount: 5, isSharedAlone: true, classes: [{ count: 1 }] },
    });
    const { body: csv } = await guide.get(`${url}/export.csv`);
    const lines = String(csv).trimEnd().split('\n');
    expect(lines).toHaveLength(6);
    expect(lines.filter((line) => line.includes(',yes,'))).toEqual([
      expect.stringMatching(`^${first.name},`),
    ]);

    expect(await guide.delete(url)).toMatchObject({ status: 200 });
    expect(await first.browser.get(`/api/results/${resultId}`)).toMatchObject({ status: 401 });
    const { returnWords: words } = first;
    expect(await first.browser.post('/api/join/return', { words })).toMatchObject({ status: 401 });
    expect(await site.browse().get(`/api/join/${hall.joinCode}`)).toMatchObject({ status: 410 });
  });

  it('show an administrator users, results and content, and seed the content again', async () => {
    const site = await openSite();
    await submitQuickQuest(site, await signUp(site));
    await submitQuickQuest(site, site.browse(), guestEmail);
    const browser = site.browse();
    await browser.post('/api/auth/login', { identifier: admin.email, password: admin.password });
    expect(await browser.get('/api/admin/system-overview')).toMatchObject({
      body: { users: 3, assessments: 2, systemStatus: 'healthy' },
    });
    const { body } = await browser.get('/api/admin/users?search=EXAMPLE&pageSize=2');
    expect((body as AdminUsersOutput).users).toHaveLength(2);
    expect(await browser.get('/api/admin/assessment-stats')).toMatchObject({
      body: { total: 2, byType: { quick: 2 } },
    });
    const before = await browser.get('/api/admin/database-stats');
    for (const url of ['/api/admin/seed-questions', '/api/admin/seed-career-data']) {
      expect(await browser.post(url)).toMatchObject({ status: 200, body: { success: true } });
    }
    expect((await browser.get('/api/admin/database-stats')).body).toEqual(before.body);
  });

  it('let a member take everything away and delete the account', async () => {
    const site = await openSite();
    await submitQuickQuest(site, site.browse(), guestEmail);
    const browser = site.browse();
    await browser.post('/api/auth/email-link', { token: await receiveToken(site) });
    await browser.post('/api/user/names', { firstName: 'Grace' });
    await browser.post('/api/user/careers/veterinarian', { isSaved: true });
    const { body } = await browser.get('/api/user/export');
    expect(body as AccountExport).toMatchObject({
      account: { email: guestEmail, firstName: 'Grace', lastName: null },
      savedCareers: [{ careerId: 'veterinarian' }],
      results: [{ assessmentType: 'quick', responses: { length: 15 } }],
    });
    expect(await browser.delete('/api/user')).toMatchObject({ status: 200 });
    const { db } = site.context;
    expect(await db.selectFrom('assessment_results').select('id').execute()).toEqual([]);
    expect(await db.selectFrom('saved_careers').select('career_id').execute()).toEqual([]);
    expect(await db.selectFrom('users').select('email').execute()).toEqual([
      { email: admin.email },
    ]);
    await site.deliverMail();
    site.passTime(31 * 24 * 3_600_000);
    await deleteExpired({ ...site.context, mailFolder: '/nowhere' });
    expect(await db.selectFrom('outbox').select('id').execute()).toEqual([]);
  });
});
