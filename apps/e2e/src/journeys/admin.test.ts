import { type APIRequestContext, expect, type Locator, type Page, request } from 'playwright/test';
import { test } from '../site/journey-test.ts';
import { checkPage } from '../steps/check-page.ts';
import { logIn } from '../steps/log-in.ts';
import { handInQuest, type Member, memberPassword, openAccount } from '../steps/member.ts';
import { administrator, administratorSettings } from '../steps/visitors.ts';
import { phoneWindow } from '../steps/windows.ts';

const memberCount = 26;
const guestEmail = 'grace.with.a.rather.long.address@guests.example.com';
const tabs = ['User Management', 'Assessments', 'Database', 'System Tools'];

test.use({
  siteEnv: {
    ...administratorSettings,
    // The members come all at once.
    RATE_LIMIT: 'off',
  },
});

/** What the API says of the database. */
interface DatabaseStats extends Record<'careers' | 'skills' | 'programs' | 'companies', Total> {
  readonly questions: Total & { readonly byTier: Record<'quick' | 'standard' | 'epic', number> };
}

interface Total {
  readonly total: number;
}

function memberOf(number: number): Member {
  return { email: `member-${String(number).padStart(2, '0')}@example.com`, firstName: 'Mia' };
}

/** Someone with a browser of their own, who does something by the API. */
async function asSomeone<Outcome>(
  siteUrl: string,
  act: (someone: APIRequestContext) => Promise<Outcome>,
): Promise<void> {
  const someone = await request.newContext({ baseURL: siteUrl });
  await act(someone);
  await someone.dispose();
}

/** An admin, 26 members of whom one took a quest, and a guest who took one: 28 accounts, two quests. */
test.beforeAll(async ({ site }) => {
  for (let number = 1; number <= memberCount; number += 1) {
    await asSomeone(site.url, async (member) => {
      await openAccount(member, memberOf(number));
      if (number === 1) await handInQuest(member);
    });
  }
  await asSomeone(site.url, (guest) => handInQuest(guest, guestEmail));
});

async function openAdmin(page: Page): Promise<void> {
  await page.goto('/login?redirect=/admin');
  await logIn(page, administrator.email, administrator.password);
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();
}

/** The number beside a label. */
function figureOf(place: Page | Locator, label: string): Locator {
  return place.getByText(label, { exact: true }).locator('xpath=following-sibling::dd[1]');
}

async function openTab(page: Page, name: string): Promise<Locator> {
  await page.getByRole('tab', { name }).click();
  return page.getByRole('tabpanel', { name });
}

test('an admin sees who there is and what was taken, looks someone up, and signs out', async ({
  page,
  site,
}) => {
  await openAdmin(page);
  await expect(page).toHaveURL('/admin');
  await expect(page.getByText('Admin Panel')).toBeVisible();
  await expect(figureOf(page, 'Total Users')).toHaveText('28');
  await expect(figureOf(page, 'Total Assessments')).toHaveText('2');

  const users = page.getByRole('tabpanel', { name: 'User Management' });
  await expect(figureOf(users, 'Total')).toHaveText('28');
  await expect(figureOf(users, 'Admin')).toHaveText('1');
  await expect(figureOf(users, 'Epic')).toHaveText('0');
  const rows = users.getByRole('table', { name: 'Users' }).getByRole('rowheader');
  await expect(rows).toHaveCount(25);
  await users.getByRole('button', { name: 'Next' }).click();
  await expect(rows).toHaveCount(3);
  await expect(users.getByRole('status')).toHaveText('Users 26 to 28 of 28, newest first');
  await expect(users.getByRole('button', { name: 'Next' })).toBeDisabled();
  await expect(users.getByRole('row', { name: /^admin/ })).toContainText('admin');

  await users.getByRole('searchbox', { name: 'Search users' }).fill('MEMBER-07');
  await expect(rows).toHaveCount(1);
  await expect(users.getByRole('status')).toHaveText('Users 1 to 1 matching “MEMBER-07”');
  const found = users.getByRole('row', { name: /^member-07/ });
  await expect(found).toContainText('member-07@example.com');
  await expect(found).toContainText('quick');
  await expect(found).toContainText('local');
  await expect(found.getByRole('time')).toContainText(String(new Date().getFullYear()));
  await users.getByRole('searchbox').fill('nobody at all');
  await expect(users.getByText('No users found matching “nobody at all”')).toBeVisible();

  const assessments = await openTab(page, 'Assessments');
  await expect(figureOf(assessments, 'Quick Quests')).toHaveText('2');
  await expect(figureOf(assessments, 'Epic Journeys')).toHaveText('0');
  const activity = assessments.getByRole('table', { name: 'Recent Activity' }).getByRole('row');
  await expect(activity.nth(1)).toContainText(guestEmail);
  await expect(activity.nth(2)).toContainText('Registered User');
  await expect(activity).toHaveCount(3);

  await asSomeone(site.url, (member) => openAccount(member, memberOf(99)));
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText('Data Refreshed')).toBeVisible();
  await expect(page.getByText('All dashboard data has been updated')).toBeVisible();
  await expect(figureOf(page, 'Total Users')).toHaveText('29');

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  expect((await page.request.get('/api/admin/users')).status()).toBe(401);
});

test('an admin seeds questions and careers; the figures are those of the API', async ({ page }) => {
  await openAdmin(page);
  const answer = await page.request.get('/api/admin/database-stats');
  const stats = (await answer.json()) as DatabaseStats;
  const { questions, careers, skills, programs, companies } = stats;
  await expect(figureOf(page, 'Question Bank')).toHaveText(String(questions.total));
  await expect(figureOf(page, 'Career Profiles')).toHaveText(String(careers.total));
  const database = await openTab(page, 'Database');
  const figures: [string, number][] = [
    ['Total', questions.total],
    ['Quick', questions.byTier.quick],
    ['Standard', questions.byTier.standard],
    ['Epic', questions.byTier.epic],
    ['Careers', careers.total],
    ['Skills', skills.total],
    ['Educational Programs', programs.total],
    ['Companies', companies.total],
  ];
  for (const [label, count] of figures) {
    expect(count).toBeGreaterThan(0);
    await expect(figureOf(database, label)).toHaveText(String(count));
  }

  const tools = await openTab(page, 'System Tools');
  await expect(tools.getByText('All systems operational')).toBeVisible();
  await expect(tools.getByText('Last updated:')).toContainText(String(new Date().getFullYear()));
  await tools.getByRole('button', { name: 'Seed Question Bank' }).click();
  await expect(page.getByText('Success', { exact: true })).toBeVisible();
  await expect(
    page.getByText(`The question bank holds ${questions.total} questions.`),
  ).toBeVisible();
  await tools.getByRole('button', { name: 'Seed Career Data' }).click();
  await expect(page.getByText(`The catalogue holds ${careers.total} careers`)).toBeVisible();
  await openTab(page, 'Database');
  await expect(figureOf(database, 'Careers')).toHaveText(String(careers.total));
});

for (const { name, viewport } of [
  { name: 'a desktop', viewport: { width: 1280, height: 800 } },
  { name: 'a phone', viewport: phoneWindow },
]) {
  test(`every tab of the admin screen is sound on ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openAdmin(page);
    for (const tab of tabs) {
      await expect(await openTab(page, tab)).toBeVisible();
      await checkPage(page);
    }
  });
}

test('a member and a guest are refused and led home', async ({ page }) => {
  await page.goto('/admin');
  await expectRefusal(page);
  await page.goto('/login?redirect=/admin');
  await logIn(page, memberOf(1).email, memberPassword);
  await expectRefusal(page);
  await expect(page.getByText('Welcome, Mia!')).toBeVisible();
});

async function expectRefusal(page: Page): Promise<void> {
  await expect(page.getByText('Access Denied')).toBeVisible();
  await expect(page.getByText("You don't have admin privileges.")).toBeVisible();
  await expect(page).toHaveURL('/');
}

test('a refresh without a server says so, and what is known stays', async ({
  page,
  site,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/ERR_CONNECTION_REFUSED/);
  await openAdmin(page);
  await site.stop();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText('Refresh Failed')).toBeVisible();
  await expect(page.getByText('The users could not be updated.')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();
  await checkPage(page);

  await site.startAgain();
  await page.getByRole('banner').getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText('Data Refreshed')).toBeVisible();
  await expect(page.getByText('The users could not be updated.')).toBeHidden();
});
