import type {
  AdminUsersOutput,
  OptionCountsOutput,
  Question,
  SubmissionsByDayOutput,
} from '@guildpath/contract';
import { enqueue, listQuestions, listSecurityEvents, upsertQuestions } from '@guildpath/db';
import { describe, expect, it } from 'vitest';
import { changeEntries } from '../../../testing/change-entries.ts';
import { openTestSite, type TestSite } from '../../../testing/test-site.ts';
import { ada, signUp, submitQuickQuest } from '../../../testing/visitors.ts';
import { exportCsv } from '../../catalogue/import/plan-import.ts';
import { toSignInLinkJob } from '../../jobs/mail/sign-in-link-job.ts';

const admin = { identifier: 'root@example.org', password: 'a good password' };

async function openSiteWithAdmin(env: Readonly<Record<string, string>> = {}) {
  const site = await openTestSite({
    env: { ADMIN_EMAIL: admin.identifier, ADMIN_PASSWORD: admin.password, ...env },
  });
  const browser = site.browse();
  await browser.post('/api/auth/login', admin);
  return { site, browser };
}

function submitAsGuest(site: TestSite, guestEmail: string): Promise<string> {
  return submitQuickQuest(site, site.browse(), guestEmail);
}

describe('the calls of administrators', () => {
  // `trpc/openapi.test.ts` covers those that are procedures.
  const urls = [
    '/api/admin/users',
    '/api/admin/users/some-id/export',
    '/api/admin/catalogue/schools',
  ];

  it('are 401 for a guest, and 403 for the role epic and for former administrators', async () => {
    const { site, browser } = await openSiteWithAdmin();
    for (const url of urls) {
      expect(await site.browse().get(url), url).toMatchObject({
        status: 401,
        body: { message: 'Unauthorized', code: 'UNAUTHORIZED' },
      });
    }
    expect(await browser.get('/api/admin/users')).toMatchObject({ status: 200 });
    await site.context.db.updateTable('users').set({ role: 'epic' }).execute();
    for (const url of urls) {
      expect(await browser.get(url), url).toMatchObject({
        status: 403,
        body: { message: "You don't have admin privileges.", code: 'FORBIDDEN' },
      });
    }
  });

  it('need a passkey where administrators sign in with one', async () => {
    const { browser } = await openSiteWithAdmin({ ADMIN_REQUIRE_PASSKEY: 'true' });
    for (const url of urls) {
      expect(await browser.get(url), url).toMatchObject({
        status: 403,
        body: { code: 'PASSKEY_REQUIRED' },
      });
    }
  });
});

describe('an export of the catalogue', () => {
  it('is a CSV file of one list, and is recorded', async () => {
    const { site, browser } = await openSiteWithAdmin();
    const { body, headers } = await site.app.inject({
      url: '/api/admin/catalogue/companies',
      cookies: browser.cookies(),
    });
    const { db, catalogue } = site.context;
    expect(body).toBe(exportCsv(catalogue, 'companies'));
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="companies.csv"',
      'cache-control': 'no-store',
    });
    const [event] = await listSecurityEvents(db, { limit: 1 });
    expect(event).toMatchObject({ type: 'admin.catalogue-exported', reason: 'companies' });
  });
});

describe('the system overview', () => {
  it('counts everything and says that all is well', async () => {
    const { site, browser } = await openSiteWithAdmin();
    await submitAsGuest(site, 'grace@example.org');
    const { status, body } = await browser.get('/api/admin/system-overview');
    expect(status).toBe(200);
    expect(body).toEqual({
      users: 2,
      assessments: 1,
      questions: expect.any(Number),
      careers: site.context.catalogue.careers.length,
      systemStatus: 'healthy',
      systemIssues: [],
      systemNotes: [],
      lastUpdated: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    });
  });

  it('is degraded when a mail has waited for more than a quarter of an hour', async () => {
    const { site, browser } = await openSiteWithAdmin();
    const { db, now } = site.context;
    const job = toSignInLinkJob(
      { hashSender: () => 'sender', requestId: 'request-1' },
      { purpose: 'verify', occasion: 'login', email: 'grace@example.org' },
    );
    await db.transaction().execute((trx) => enqueue(trx, { ...job, now: now() }));
    site.passTime(14 * 60_000);
    expect(await browser.get('/api/admin/system-overview')).toMatchObject({
      body: { systemStatus: 'healthy' },
    });
    site.passTime(2 * 60_000);
    expect(await browser.get('/api/admin/system-overview')).toMatchObject({
      body: {
        systemStatus: 'degraded',
        systemIssues: ['Mails or texts that have waited more than 15 minutes: 1.'],
      },
    });
    await site.deliverMail();
    expect(await browser.get('/api/admin/system-overview')).toMatchObject({
      body: { systemStatus: 'healthy' },
    });
  });

  it('is degraded when an open tier misses a question, until the bank is seeded again', async () => {
    const { site, browser } = await openSiteWithAdmin();
    await site.context.db
      .updateTable('questions')
      .set({ position: null })
      .where('tier', '=', 'quick')
      .where('position', '=', 3)
      .execute();
    expect(await browser.get('/api/admin/system-overview')).toMatchObject({
      body: {
        systemStatus: 'degraded',
        systemIssues: ['Quick Quest is missing questions. Seed the question bank to fix it.'],
      },
    });
    await browser.post('/api/admin/seed-questions');
    expect(await browser.get('/api/admin/system-overview')).toMatchObject({
      body: { systemStatus: 'healthy' },
    });
  });
});

describe('the list of users', () => {
  async function listUsers(site: Awaited<ReturnType<typeof openSiteWithAdmin>>, query = '') {
    const { body } = await site.browser.get(`/api/admin/users${query}`);
    return body as AdminUsersOutput;
  }

  it('shows all users, newest first, with the number of each role', async () => {
    const opened = await openSiteWithAdmin();
    opened.site.passTime(1_000);
    await signUp(opened.site);
    const { users, stats } = await listUsers(opened);
    expect(users).toMatchObject([
      { email: ada.email, username: 'ada', role: null, authProvider: 'local' },
      { email: admin.identifier, role: 'admin' },
    ]);
    expect(Object.keys(users[0] ?? {})).not.toContain('passwordHash');
    expect(stats).toEqual({ total: 2, byRole: { admin: 1, epic: 0, standard: 0, quick: 1 } });
  });

  it('is searched and paged; the numbers stay those of everyone', async () => {
    const opened = await openSiteWithAdmin();
    for (const name of ['ada', 'bob', 'cyd']) {
      opened.site.passTime(1_000);
      await submitAsGuest(opened.site, `${name}@guests.example`);
    }
    const emails = ({ users }: AdminUsersOutput) => users.map(({ email }) => email);
    const page = await listUsers(opened, '?search=GUESTS&page=2&pageSize=2');
    expect(emails(page)).toEqual(['ada@guests.example']);
    expect(page.stats.total).toBe(4);
    expect(emails(await listUsers(opened, '?search=%25'))).toEqual([]);
    expect(emails(await listUsers(opened, '?search=%20'))).toHaveLength(4);
    expect(emails(await listUsers(opened, '?page=9'))).toEqual([]);
    // PostgreSQL rejects a zero byte, and no call has a parameter with brackets.
    expect(emails(await listUsers(opened, '?search=%00'))).toEqual([]);
    expect(emails(await listUsers(opened, '?search[]=bob'))).toHaveLength(4);
    expect(await opened.browser.get('/api/admin/users?search=a&search=b')).toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(/^search: Must be a single text/) },
    });
  });
});

describe('the assessment stats', () => {
  it('count every result and show the ten newest, users’ and guests’', async () => {
    const { site, browser } = await openSiteWithAdmin();
    for (let guest = 0; guest < 10; guest += 1) {
      site.passTime(1_000);
      await submitAsGuest(site, `guest-${guest}@example.org`);
    }
    site.passTime(1_000);
    const assessmentResultId = await submitQuickQuest(site, await signUp(site));

    const { status, body } = await browser.get('/api/admin/assessment-stats');
    expect(status).toBe(200);
    expect(body).toMatchObject({ total: 11, byType: { quick: 11, standard: 0, epic: 0 } });
    const { recentActivity } = body as { recentActivity: object[] };
    expect(recentActivity).toHaveLength(10);
    expect(recentActivity[0]).toEqual({
      id: assessmentResultId,
      type: 'quick',
      userId: expect.any(String),
      completedAt: expect.stringMatching(/Z$/),
    });
    expect(recentActivity[1]).toEqual({
      id: expect.any(String),
      type: 'quick',
      guestEmail: 'guest-9@example.org',
      completedAt: expect.stringMatching(/Z$/),
    });
  });
});

describe('the submissions by day', () => {
  it('have ninety days of UTC, the last of them today, and count the submissions on each', async () => {
    const { site, browser } = await openSiteWithAdmin();
    const { db, now } = site.context;
    const today = now().toISOString().slice(0, 10);
    for (const guest of ['ada', 'bob', 'cyd']) await submitAsGuest(site, `${guest}@guests.example`);
    const dayBefore = (days: number) => new Date(Date.parse(today) - days * 86_400_000);
    const results = await db.selectFrom('assessment_results').select('id').execute();
    // One is on the first moment of the first day, the other a moment too early.
    const moments = [dayBefore(89).toISOString(), new Date(+dayBefore(89) - 1).toISOString()];
    for (const [index, completed_at] of moments.entries()) {
      const id = results[index]?.id ?? '';
      await db
        .updateTable('assessment_results')
        .set({ completed_at })
        .where('id', '=', id)
        .execute();
    }
    const { status, body } = await browser.get('/api/admin/submissions-by-day');
    expect(status).toBe(200);
    const { days } = body as SubmissionsByDayOutput;
    expect(days).toHaveLength(90);
    expect(days[0]).toEqual({
      day: dayBefore(89).toISOString().slice(0, 10),
      quick: 1,
      standard: 0,
      epic: 0,
    });
    expect(days[89]).toEqual({ day: today, quick: 1, standard: 0, epic: 0 });
    expect(new Set(days.map(({ day }) => day)).size).toBe(90);
    expect(days.reduce((sum, { quick }) => sum + quick, 0)).toBe(2);
  });
});

const seededTables = ['questions', 'catalogue_entries'] as const;

async function readSeeded({ context: { db } }: TestSite): Promise<readonly string[]> {
  const rows: string[] = [];
  for (const table of seededTables) {
    const found = await db.selectFrom(table).selectAll().execute();
    expect(found.length, table).toBeGreaterThan(0);
    rows.push(...found.map((row) => `${table}: ${JSON.stringify(row)}`));
  }
  return rows.sort();
}

describe('the database stats and seeding', () => {
  it('count what was seeded, and seeding again doubles and loses nothing', async () => {
    const { site, browser } = await openSiteWithAdmin();
    const { questions, careers, programs, companies } = site.context.catalogue;
    const byTier = {
      quick: questions.quick.scored.length,
      standard: questions.standard.scored.length,
      epic: questions.epic.scored.length,
    };
    const stats = {
      questions: { total: byTier.quick + byTier.standard + byTier.epic, byTier },
      careers: { total: careers.length },
      skills: { total: expect.any(Number) },
      programs: { total: programs.length },
      companies: { total: companies.length },
      halls: { total: 0 },
      places: { total: 0 },
    };
    expect((await browser.get('/api/admin/database-stats')).body).toEqual(stats);
    const seeded = await readSeeded(site);
    for (const url of ['/api/admin/seed-questions', '/api/admin/seed-career-data']) {
      expect(await browser.post(url)).toMatchObject({
        status: 200,
        body: { success: true, message: expect.stringMatching(/ holds \d+ /) },
      });
    }
    expect((await browser.get('/api/admin/database-stats')).body).toEqual(stats);
    expect(await readSeeded(site)).toEqual(seeded);
  });

  it('what was seeded is served at once, questions that were served before too', async () => {
    const { site, browser } = await openSiteWithAdmin();
    const { db, reloadCatalogue } = site.context;
    const old = { title: 'Old title' };
    const readTitle = async () => {
      const { body } = await browser.get('/api/assessment/questions/quick');
      return (body as Question[])[0]?.title;
    };
    const title = await readTitle();
    const [first, ...rest] = await listQuestions(db, 'quick');
    if (!first) throw new Error('The quest has no scenes.');
    const bank = { quick: [{ ...first, ...old }, ...rest] };
    await db.transaction().execute((trx) => upsertQuestions(trx, bank, '1'));
    await reloadCatalogue();
    expect(await readTitle()).toBe('Old title');
    await browser.post('/api/admin/seed-questions');
    expect(await readTitle()).toBe(title);

    await changeEntries(site, 'careers', (career) => ({ ...career, ...old }));
    await browser.post('/api/admin/seed-career-data');
    expect(site.context.catalogue.careers.map((career) => career.title)).not.toContain('Old title');
  });
});

describe('the options by scene', () => {
  it('are counted over the latest results, and name the version that scores', async () => {
    const { site, browser } = await openSiteWithAdmin();
    await submitAsGuest(site, 'one@guests.example');
    await submitAsGuest(site, 'two@guests.example');
    const { status, body } = await browser.get('/api/admin/option-counts');
    expect(status).toBe(200);
    const { scoringVersion, quests } = body as OptionCountsOutput;
    expect(scoringVersion).toBe('4');
    expect(quests.map(({ tier, scenes }) => [tier, scenes.length])).toEqual([
      ['quick', 15],
      ['standard', 25],
      ['epic', 40],
    ]);
    const [first] = site.context.catalogue.questions.quick.served;
    expect(quests[0]?.scenes[0]).toEqual({
      title: first?.title,
      type: first?.type,
      options: first?.options.map(({ label }, index) => ({ label, count: index === 0 ? 2 : 0 })),
    });
  });
});
