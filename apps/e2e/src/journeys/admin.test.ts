import { expect, type Locator, type Page, request } from 'playwright/test';
import { test } from '../site/journey-test.ts';
import { logIn } from '../steps/account.ts';
import { checkAtEverySize, checkPage } from '../steps/check-page.ts';
import { expectToast } from '../steps/toasts.ts';
import {
  administrator,
  logInAsAdministrator,
  newAddress,
  openAccount,
  submitQuest,
} from '../steps/visitors.ts';

interface DatabaseStats extends Record<'careers' | 'skills' | 'programs' | 'companies', Total> {
  readonly questions: Total & { readonly byTier: Record<'quick' | 'standard' | 'epic', number> };
}

interface Total {
  readonly total: number;
}

async function openAdmin(page: Page): Promise<void> {
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();
}

function figureOf(container: Page | Locator, label: string): Locator {
  return container.getByText(label, { exact: true }).locator('xpath=following-sibling::dd[1]');
}

async function openTab(page: Page, name: string): Promise<Locator> {
  await page.getByRole('tab', { name }).click();
  const panel = page.getByRole('tabpanel', { name });
  await expect(panel).toBeVisible();
  return panel;
}

test('an admin sees users and assessments, in windows of every size', { tag: '@nightly' }, async ({
  page,
  baseURL,
}) => {
  const guest = await request.newContext({ baseURL });
  const member = await request.newContext({ baseURL });
  const memberEmail = await openAccount(member, 'Mia');
  await submitQuest(member);
  const guestEmail = newAddress('grace.with.a.rather.long.address');
  await submitQuest(guest, guestEmail);
  const latestEmail = await openAccount(member, 'Moe');

  await page.goto('/login?redirect=/admin');
  await logIn(page, administrator.email, administrator.password);
  await expect(page).toHaveURL('/admin');
  await expect(page.getByText('Admin Panel')).toBeVisible();
  const users = page.getByRole('tabpanel', { name: 'User Management' });
  const rows = users.getByRole('table', { name: 'Users' }).getByRole('rowheader');
  await expect(rows.first()).toHaveText(/^moe/);
  await checkAtEverySize(page);
  const total = Number(await figureOf(page, 'Total Users').textContent());
  expect(total).toBeGreaterThanOrEqual(4);
  await expect(figureOf(users, 'Total')).toHaveText(String(total));
  await expect(figureOf(users, 'Admin')).toHaveText('1');

  await users.getByRole('searchbox', { name: 'Search users' }).fill(memberEmail.toUpperCase());
  await expect(rows).toHaveCount(1);
  const found = users.getByRole('row', { name: /^mia/ });
  await expect(found).toContainText(memberEmail);
  await expect(found).toContainText('quick');
  await expect(found).toContainText('local');
  await users.getByRole('searchbox').fill('no such user');
  await expect(users.getByText('No users found matching “no such user”')).toBeVisible();
  await users.getByRole('searchbox').fill(latestEmail);
  await expect(rows).toHaveText(/^moe/);

  const assessments = await openTab(page, 'Assessments');
  const activity = assessments.getByRole('table', { name: 'Recent Activity' }).getByRole('row');
  await expect(activity.nth(1)).toContainText(guestEmail);
  await expect(activity.nth(2)).toContainText('Registered User');
  await assessments.getByText('Show the figures').first().click();
  const days = assessments.getByRole('table', { name: 'Submissions by day' }).getByRole('row');
  await expect(days).toHaveCount(1 + 90);
  await expect(days.last().getByRole('cell').first()).not.toHaveText('0');
  await checkPage(page);

  await openAccount(member, 'Max');
  await expectToast(page, /Data Refreshed\s*All dashboard data has been updated/, () =>
    page.getByRole('button', { name: 'Refresh' }).click(),
  );
  await expect(figureOf(page, 'Total Users')).toHaveText(String(total + 1));

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  expect((await page.request.get('/api/admin/users')).status()).toBe(401);
  await guest.dispose();
  await member.dispose();
});

test('an admin seeds questions and careers, and sees the same figures as the API', {
  tag: '@nightly',
}, async ({ page }) => {
  await logInAsAdministrator(page.request);
  const answer = await page.request.get('/api/admin/database-stats');
  const { questions, careers, ...others } = (await answer.json()) as DatabaseStats;
  await openAdmin(page);
  await expect(figureOf(page, 'Question Bank')).toHaveText(String(questions.total));
  await expect(figureOf(page, 'Career Profiles')).toHaveText(String(careers.total));
  const database = await openTab(page, 'Database');
  const figures: [string, number][] = [
    ['Total', questions.total],
    ['Quick', questions.byTier.quick],
    ['Standard', questions.byTier.standard],
    ['Epic', questions.byTier.epic],
    ['Careers', careers.total],
    ['Skills', others.skills.total],
    ['Educational Programs', others.programs.total],
    ['Companies', others.companies.total],
  ];
  for (const [label, count] of figures) {
    expect(count).toBeGreaterThan(0);
    await expect(figureOf(database, label)).toHaveText(String(count));
  }
  await checkAtEverySize(page);

  const tools = await openTab(page, 'System Tools');
  await expect(tools.getByText('All systems operational')).toBeVisible();
  await expect(tools.getByText('Last updated:')).toContainText(String(new Date().getFullYear()));
  const events = tools.getByRole('table', { name: 'Security Events' });
  await expect(events).toContainText('Signed in');
  await checkAtEverySize(page);
  const questionsSeeded = `The question bank holds ${questions.total} questions.`;
  await expectToast(page, new RegExp(`Success\\s*${questionsSeeded}`), () =>
    tools.getByRole('button', { name: 'Seed Question Bank' }).click(),
  );
  await expectToast(page, `The catalogue holds ${careers.total} careers`, () =>
    tools.getByRole('button', { name: 'Seed Career Data' }).click(),
  );
  await openTab(page, 'Database');
  await expect(figureOf(database, 'Careers')).toHaveText(String(careers.total));

  await openTab(page, 'System Tools');
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(events).toContainText('Question bank seeded');
  await expect(events).toContainText('Career data seeded');
});
