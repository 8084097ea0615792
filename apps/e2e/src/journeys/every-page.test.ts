import { expect } from 'playwright/test';
import { measuredPages } from '../budgets.ts';
import { test } from '../site/journey-test.ts';
import { checkAtEverySize, checkPage } from '../steps/check-page.ts';
import { becomeVisitor } from '../steps/visitors.ts';

// One page of each layout. Dashboard, results and admin have their own journeys.
const dailyPages = ['landing', 'theory: RIASEC', 'signup', 'quiz'];

for (const measured of measuredPages) {
  const tag = dailyPages.includes(measured.name) ? [] : ['@nightly'];
  test(`${measured.name} is accessible and fits windows of every size`, { tag }, async ({
    page,
  }) => {
    await page.goto(await becomeVisitor(page, measured));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await checkAtEverySize(page);
  });
}

test('a closed quest is announced in windows of every size', async ({ page }) => {
  await page.goto('/assessment/standard');
  await expect(page.getByRole('heading', { name: 'Coming Soon!' })).toBeVisible();
  await checkAtEverySize(page);
});

test('links of the landing page lead to its sections, and to the top of other pages', async ({
  page,
}) => {
  await page.goto('/');
  const bar = page.getByRole('navigation', { name: 'Main' });
  await bar.getByRole('link', { name: 'Assessments' }).click();
  await expect(page).toHaveURL('/#assessments');
  await expect(page.locator('#assessments')).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Choose Your Quest' }).first()).toBeInViewport();
  await expect(bar.getByRole('link').first()).toBeInViewport();

  await bar.getByRole('link', { name: 'How it Works' }).click();
  const header = page.getByRole('button', { name: 'How it Works' });
  await expect(header).toBeInViewport();
  await header.click();
  await expect(page.getByRole('heading', { name: 'Built on Proven Science' })).toBeVisible();
  await checkPage(page);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Aptitude' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Aptitude' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.getByRole('main').getByRole('link', { name: 'Quick Quest' }).click();
  await expect(page).toHaveURL('/assessment/quick');
});
