import { expect, type Page } from 'playwright/test';
import { test } from '../site/journey-test.ts';
import { checkPage } from '../steps/check-page.ts';
import { hold } from '../steps/hold.ts';
import { handInQuest, openAccount } from '../steps/member.ts';
import { phoneWindow } from '../steps/windows.ts';

/** Has the server fail whenever this is asked, until the function that comes back is called. */
async function refuse(page: Page, procedure: string): Promise<() => Promise<void>> {
  const calls = new RegExp(`/trpc/[^?]*${procedure.replace('.', '\\.')}\\b`);
  await page.route(calls, (route) => route.fulfill({ status: 500, body: 'Internal server error' }));
  return () => page.unroute(calls);
}

const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try Again' }).click();

test.use({ viewport: phoneWindow });

test.beforeEach(({ expectedConsoleErrors }) => {
  expectedConsoleErrors.push(/status of 500/);
});

test('results say that they are on their way, and when they cannot be had', async ({ page }) => {
  await openAccount(page.request, { firstName: 'Fay', email: 'fay@example.com' });
  const resultId = await handInQuest(page.request);
  const letResults = await hold(page, /\/trpc\/[^?]*results\.get/);
  await page.goto(`/results/${resultId}`);
  await expect(page.getByRole('heading', { name: 'Analyzing Your Career Path...' })).toBeVisible();
  await checkPage(page);
  letResults();
  await expect(page.getByRole('heading', { name: 'Personality Insight' })).toBeVisible();

  const repair = await refuse(page, 'results.get');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Failed to Load Results' })).toBeVisible();
  await expect(page.getByText('500: Internal server error')).toBeVisible();
  await checkPage(page);
  await repair();
  await tryAgain(page);
  await expect(page.getByRole('heading', { name: 'Personality Insight' })).toBeVisible();
});

test('a dashboard whose quests cannot be loaded says so, and can ask again', async ({ page }) => {
  await openAccount(page.request, { firstName: 'Finn', email: 'finn@example.com' });
  const repair = await refuse(page, 'user.assessments');
  await page.goto('/dashboard');
  await expect(page.getByText('Your quests could not be loaded.')).toBeVisible();
  await checkPage(page);
  await repair();
  await tryAgain(page);
  await expect(page.getByText('Your first quest awaits')).toBeVisible();
});

test('a drawer whose list or career cannot be loaded says so, and can ask again', async ({
  page,
}) => {
  await openAccount(page.request, { firstName: 'Flora', email: 'flora@example.com' });
  await page.goto('/dashboard');
  const repairList = await refuse(page, 'catalogue.careers');
  await page.getByRole('button', { name: 'Open Career Library' }).click();
  const library = page.getByRole('dialog', { name: 'Career Library' });
  await expect(library.getByText('The careers could not be loaded.')).toBeVisible();
  // Asked for in one request with the careers.
  await expect(library.getByText('The job families could not be loaded.')).toBeVisible();
  await checkPage(page);
  await repairList();
  const retries = library.getByRole('button', { name: 'Try Again' });
  await retries.last().click();
  await expect(library.getByRole('status')).toHaveText(/^Showing 20 of/);
  await retries.click();
  await expect(retries).toHaveCount(0);

  const repairCareer = await refuse(page, 'catalogue.career');
  await library.getByRole('link', { name: 'Accountant' }).click();
  await expect(library.getByText('The career could not be loaded.')).toBeVisible();
  await checkPage(page);
  await repairCareer();
  await tryAgain(page);
  await expect(library.getByRole('heading', { name: 'Accountant' })).toBeVisible();
});
