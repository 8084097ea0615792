import { expect } from 'playwright/test';
import { measuredPages, pageBudgets } from '../budgets.ts';
import { test } from '../site/journey-test.ts';
import { checkAtEverySize, checkPage } from '../steps/check-page.ts';
import { weighPage } from '../steps/page-weight.ts';
import { becomeVisitor } from '../steps/visitors.ts';

/** What TCP sends before the browser has answered: ten segments (RFC 6928), less what a proxy may add to the headers. */
const firstWindowBytes = 14_600 - 50;

for (const measured of measuredPages) {
  test(`${measured.name} is sound in windows of every size, and keeps its budgets`, async ({
    page,
  }) => {
    const { javascript, css } = await weighPage(page, await becomeVisitor(page, measured));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await checkAtEverySize(page);
    expect(javascript, 'KiB of JavaScript').toBeGreaterThan(1);
    expect.soft(javascript, 'KiB of JavaScript').toBeLessThanOrEqual(measured.javascript.must);
    expect.soft(css, 'KiB of styles').toBeLessThanOrEqual(pageBudgets.css.must);
  });
}

test('an address without a quest or a result says so in windows of every size', async ({
  page,
}) => {
  for (const [path, heading] of [
    ['/assessment/standard', 'Coming Soon!'],
    ['/assessment/legendary', 'Invalid Assessment Type'],
    ['/results/', 'Missing Assessment ID'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await checkAtEverySize(page);
  }
});

test('the landing page arrives in the first round trip after the connection', async ({ page }) => {
  const response = await page.goto('/');
  const sizes = await response?.request().sizes();
  if (!sizes) throw new Error('The landing page did not answer.');
  const { responseHeadersSize, responseBodySize } = sizes;
  expect(responseBodySize).toBeGreaterThan(10_000);
  expect(responseHeadersSize + responseBodySize).toBeLessThanOrEqual(firstWindowBytes);
});

test('the landing page leads to its sections under the bar, and to the top of other pages', async ({
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
