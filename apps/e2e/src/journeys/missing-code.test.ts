import { expect, type Page } from 'playwright/test';
import { test } from '../site/journey-test.ts';
import { readBuiltCode } from '../steps/built-code.ts';
import { openPage, waitForApp } from '../steps/open-page.ts';
import { openAccount, submitQuest } from '../steps/visitors.ts';

const notLoaded = (part: string) => `We couldn’t load ${part}. Reload the page to try again.`;
const broken = (page: Page) => page.getByRole('heading', { name: 'Something Went Wrong' });

/** Aborts requests for all code that is loaded on demand, except for that of whole screens. */
async function blockParts(page: Page): Promise<void> {
  const parts = Object.entries(await readBuiltCode())
    .filter(([source, { isDynamicEntry }]) => isDynamicEntry && !source.includes('tsr-split'))
    .map(([, { file }]) => file);
  expect(parts.length).toBeGreaterThan(10);
  await page.route(
    ({ pathname }) => parts.includes(pathname.slice(1)),
    (route) => route.abort(),
  );
}

/** Presses what lacks its code twice, because the page reloads itself the first time. */
async function pressUntilReloaded(page: Page, press: () => Promise<void>): Promise<void> {
  const reloaded = page.waitForEvent('domcontentloaded');
  await press();
  await reloaded;
  await waitForApp(page);
  await press();
}

test.beforeEach(async ({ page, expectedConsoleErrors }) => {
  expectedConsoleErrors.push(/ERR_FAILED/, /dynamically imported module/);
  await blockParts(page);
});

test.describe('without an answer to the cookie notice', () => {
  test.use({ hasAnsweredCookieNotice: false });

  test('every page stays when the notice cannot be loaded, and nothing is accepted', {
    tag: '@nightly',
  }, async ({ page }) => {
    await openAccount(page.request, 'Nora');
    const result = await submitQuest(page.request);
    for (const address of ['/', '/assessment/quick', '/dashboard', `/results/${result}`]) {
      await openPage(page, address);
      // By its own clock, the page asks for the notice within this time.
      await page.waitForFunction(() => performance.now() > 3000);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(broken(page)).toHaveCount(0);
      await expect(page.getByRole('region', { name: 'Cookie notice' })).toHaveCount(0);
    }
    expect(await page.evaluate(() => localStorage.getItem('cookieConsent'))).toBeNull();
  });
});

test('a part that cannot be loaded is replaced by a line, and the rest stays', {
  tag: '@nightly',
}, async ({ page }) => {
  await openPage(page, '/');
  await pressUntilReloaded(page, () => page.getByRole('button', { name: 'How it Works' }).click());
  await expect(page.getByText(notLoaded('how it works'))).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await openAccount(page.request, 'Nell');
  const result = await submitQuest(page.request);
  await openPage(page, `/results/${result}`);
  await pressUntilReloaded(page, () => page.getByText('The numbers', { exact: true }).click());
  await expect(page.getByText(notLoaded('the numbers'))).toBeVisible();
  await page.getByRole('button', { name: /^Delete/ }).click();
  await expect(page.getByText(notLoaded('the dialog'))).toBeVisible();
  await expect(page.getByText('Quest Completed: Quick Quest')).toBeVisible();

  await openPage(page, '/dashboard');
  const account = page.getByRole('button', { name: /^Account of/ });
  await pressUntilReloaded(page, () => account.click());
  await expect(page.getByText(notLoaded('the account menu'))).toBeVisible();
  await page.getByRole('button', { name: 'Open Career Library' }).click();
  await expect(page.getByText(notLoaded('this part'))).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Welcome back, Nell!' })).toBeVisible();
});
