import { expect, type Page } from 'playwright/test';
import { test } from '../site/journey-test.ts';
import { openAndSettle } from '../steps/open-page.ts';

/** Marks the title as it stands in the HTML, before the app runs. */
async function markTitle(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.querySelector('h1')?.setAttribute('data-mark', '');
    });
  });
}

for (const path of [
  '/?utm_source=letter&utm_campaign=spring+fair',
  '/about?ref=a%20friend',
  '/login?redirect=/results/abc',
  '/signup?redirect=/results/abc',
]) {
  test(`${path} keeps what was finished for it`, async ({ page }) => {
    await markTitle(page);
    await openAndSettle(page, path);
    await expect(page.locator('h1[data-mark]')).toBeVisible();
  });
}

test('a login page with a way back keeps it in its links', async ({ page }) => {
  await openAndSettle(page, '/login?redirect=/results/abc');
  await expect(page.getByRole('link', { name: 'Sign up', exact: true })).toHaveAttribute(
    'href',
    '/signup?redirect=/results/abc',
  );
});

for (const [search, shown] of [
  ['token=abc', 'Welcome to the Guild'],
  ['error=expired', 'Login'],
] as const) {
  test(`/login?${search} shows no login page before its own`, async ({ page }) => {
    await markTitle(page);
    await openAndSettle(page, `/login?${search}`);
    await expect(page.getByRole('heading', { level: 1, name: shown })).toBeVisible();
    await expect(page.locator('h1[data-mark]')).toHaveCount(0);
  });
}

test('links in what was finished lead on without loading anything anew, and back', async ({
  page,
}) => {
  await openAndSettle(page, '/');
  await page.evaluate(() => document.documentElement.setAttribute('data-mark', ''));
  const isSamePage = () => expect(page.locator('html[data-mark]')).toBeAttached();

  const foot = page.getByRole('contentinfo');
  await foot.getByRole('link', { name: 'Aptitude' }).click();
  await expect(page).toHaveURL('/theory/aptitude');
  await expect(page.getByRole('heading', { level: 1, name: 'Aptitude' })).toBeFocused();
  await isSamePage();

  await page.goBack();
  await expect(page.getByRole('heading', { name: 'The Guild Dilemma' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Healer' })).toBeVisible();
  await foot.getByRole('link', { name: 'Epic Journey' }).click();
  await expect(page).toHaveURL('/#assessments');
  await expect(page.getByRole('heading', { name: 'Choose Your Quest' })).toBeInViewport();
  await isSamePage();
});

test('the landing page looks the same to who comes from another screen', async ({ page }) => {
  await openAndSettle(page, '/');
  const lookAt = () =>
    page.evaluate(() =>
      Array.from(document.querySelectorAll('[data-still]'), ({ children }) =>
        Array.from(children, (child) => {
          const { width, height } = child.getBoundingClientRect();
          return `${child.tagName} ${Math.round(width)} ${Math.round(height)}`;
        }),
      ),
    );
  const finished = await lookAt();
  expect(finished.length).toBeGreaterThan(5);

  await openAndSettle(page, '/no/such/page');
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page.getByRole('heading', { name: 'The Guild Dilemma' })).toBeVisible();
  await expect.poll(lookAt).toEqual(finished);
});

test('what is chosen in the sample question before the app runs stays chosen', async ({ page }) => {
  const option = page.getByRole('radio', { name: 'Prioritize the village' });
  await page.route('**/assets/index-*.js', async (route) => {
    await option.check();
    await route.continue();
  });
  await openAndSettle(page, '/');
  await expect(option).toBeChecked();
});
