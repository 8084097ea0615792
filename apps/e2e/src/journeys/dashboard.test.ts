import { expect, type Page } from 'playwright/test';
import { test } from '../site/journey-test.ts';
import { checkPage } from '../steps/check-page.ts';
import { handInQuest, openAccount } from '../steps/member.ts';
import { phoneWindow } from '../steps/windows.ts';

const longName = 'Wolfeschlegelsteinhausenbergerdorff-Maximiliana';

test('a new member finds the first quest, and nothing made up', async ({ page }) => {
  await openAccount(page.request, { firstName: 'Dara', email: 'dara@example.com' });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Welcome back, Dara!' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Quick Quest (15 min)' })).toBeVisible();
  for (const name of ['Standard Adventure (25 min)', 'Epic Journey (40 min)']) {
    await expect(page.getByRole('button', { name })).toBeDisabled();
  }
  await expect(page.getByText('Coming Soon')).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Download' })).toHaveCount(0);
  await checkAtAllSizes(page);

  await page.getByRole('link', { name: 'Quick Quest (15 min)' }).click();
  await expect(page).toHaveURL('/assessment/quick');
});

test('a member with quests sees the latest, its card, and the way to all of them', async ({
  page,
}) => {
  await openAccount(page.request, { firstName: longName, email: 'long@example.com' });
  for (let quest = 1; quest <= 5; quest += 1) await handInQuest(page.request);
  await page.goto('/dashboard');
  const latest = page.getByRole('region', { name: 'Quick Quest' });
  await expect(latest.getByText('Top career', { exact: true })).toBeVisible();
  await expect(latest.getByText('1 of 3 quests completed')).toBeVisible();
  const confidence = latest.getByRole('meter', { name: 'Match Confidence' });
  await expect(confidence).toHaveAttribute('value', /^[1-9]\d?$/);
  await expect(page.getByRole('img', { name: /^Your card of the Quick Quest/ })).toBeVisible();

  const history = page.getByRole('region', { name: 'Assessment History' });
  await expect(history.getByRole('link')).toHaveCount(3);
  await checkAtAllSizes(page);
  await history.getByRole('button', { name: 'View All 5 Quests' }).click();
  await expect(history.getByRole('link')).toHaveCount(5);
  await checkPage(page);

  await history.getByRole('link').last().click();
  await expect(page).toHaveURL(/\/results\/[^/]+$/);
});

test('a career is found, read and left again by keyboard alone', async ({ page }) => {
  await openAccount(page.request, { firstName: 'Dina', email: 'dina@example.com' });
  await page.goto('/dashboard');
  const opener = page.getByRole('button', { name: 'Open Career Library' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const library = page.getByRole('dialog', { name: 'Career Library' });
  await expect(library.getByRole('status')).toHaveText(/^Showing 20 of \d{3} careers$/);
  await checkAtAllSizes(page);

  await library.getByRole('searchbox').focus();
  await page.keyboard.type('actuary');
  await expect(library.getByRole('status')).toHaveText('1 career');
  await library.getByRole('link', { name: 'Actuary' }).focus();
  await page.keyboard.press('Enter');
  await expect(library.getByRole('heading', { name: 'Actuary' })).toBeFocused();
  await expect(library.getByRole('meter')).toHaveCount(6);
  await expect(library.getByText(/information from the O\*NET Database/)).toBeVisible();
  await checkAtAllSizes(page);

  await page.goBack();
  await expect(library.getByRole('link', { name: 'Actuary' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(library).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(page).toHaveURL('/dashboard');
});

test('a search that finds nothing can be begun anew', async ({ page }) => {
  await openAccount(page.request, { firstName: 'Dora', email: 'dora@example.com' });
  await page.goto('/dashboard?open=career-library');
  const library = page.getByRole('dialog', { name: 'Career Library' });
  await library.getByRole('searchbox').fill('dragon tamer');
  await expect(library.getByRole('status')).toHaveText('No careers found');
  await checkPage(page);
  await library.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(library.getByRole('status')).toHaveText(/^Showing 20 of/);
});

test('a drawer whose code cannot be fetched is told, and can be tried again', async ({
  page,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/ERR_FAILED/);
  await openAccount(page.request, { firstName: 'Dela', email: 'dela@example.com' });
  const drawerCode = '**/assets/catalogue-drawer*';
  await page.route(drawerCode, (route) => route.abort());
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Open Education Paths' }).click();
  await expect(page.getByText('Education Paths could not be opened.')).toBeVisible();
  await checkPage(page);

  await page.unroute(drawerCode);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('dialog', { name: 'Education Paths' })).toBeVisible();
});

test('every consultant that does not exist is marked, and programs name their school', async ({
  page,
}) => {
  await openAccount(page.request, { firstName: 'Desi', email: 'desi@example.com' });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Open Expert Consultants' }).click();
  const consultants = page.getByRole('dialog', { name: 'Expert Consultants' });
  await expect(consultants.getByText(/There is no such person/)).toBeVisible();
  await expect(consultants.getByRole('article').getByText('Sample listing')).toHaveCount(20);
  await checkAtAllSizes(page);
  await page.goBack();
  await expect(consultants).toBeHidden();

  await page.getByRole('button', { name: 'Open Education Paths' }).click();
  const paths = page.getByRole('dialog', { name: 'Education Paths' });
  await expect(paths.getByRole('article').first()).toContainText('Leads to:');
  await paths.getByLabel('Level').selectOption('Doctoral degree');
  await expect(paths.getByRole('article').first()).toContainText('Doctoral degree');
  await checkAtAllSizes(page);
});

/** A desk, a phone, and a desk at 200 %. */
async function checkAtAllSizes(page: Page): Promise<void> {
  for (const size of [{ width: 1280, height: 800 }, phoneWindow, { width: 640, height: 400 }]) {
    await page.setViewportSize(size);
    await checkPage(page);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
}
