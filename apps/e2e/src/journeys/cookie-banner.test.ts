import { expect, type Page } from 'playwright/test';
import { test } from '../site/journey-test.ts';
import { checkPage } from '../steps/check-page.ts';
import { phoneWindow } from '../steps/windows.ts';

test.use({ hasChosenCookies: false });

const banner = (page: Page) => page.getByRole('region', { name: 'Cookie notice' });
const storedChoice = (page: Page) => page.evaluate(() => localStorage.getItem('cookieConsent'));

const choices = [
  { button: 'Accept All', stored: 'accepted' },
  { button: 'Decline', stored: 'declined' },
  { button: 'Close and decline cookies', stored: 'declined' },
];

for (const { button, stored } of choices) {
  test(`'${button}' stores the bare word ${stored}, and the banner does not return`, async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/about');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.clock.fastForward(5000);
    await expect(banner(page)).toBeVisible();
    await expect(banner(page).getByRole('link')).toHaveAttribute('href', '/privacy-policy');
    expect(await storedChoice(page)).toBeNull();

    await banner(page).getByRole('button', { name: button, exact: true }).click();
    await expect(banner(page)).toBeHidden();
    expect(await storedChoice(page)).toBe(stored);
    await page.reload();
    await page.clock.fastForward(10_000);
    await expect(banner(page)).toBeHidden();
  });
}

test('the banner shows on a phone without covering what the quest is played with', async ({
  page,
}) => {
  await page.setViewportSize(phoneWindow);
  await page.goto('/assessment/quick');
  await expect(banner(page)).toBeVisible();
  await checkPage(page);
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Question 2 of 15')).toBeVisible();
});

for (const path of ['/theory/riasec', '/assessment/quick']) {
  test(`the banner hides nothing that takes the focus on ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    await expect(banner(page)).toBeVisible();
    const stops = page.locator('a, button:enabled, input');
    for (let stop = await stops.count(); stop > 0; stop -= 1) {
      await page.keyboard.press('Tab');
      expect(await findHidden(page), `what the banner hides on ${path}`).toBeNull();
    }
  });
}

/** What has the focus, when it lies behind the banner with all its height. */
function findHidden(page: Page): Promise<string | null> {
  return banner(page).evaluate((notice) => {
    const focused = document.activeElement;
    if (!focused || notice.contains(focused)) return null;
    const { top, bottom } = focused.getBoundingClientRect();
    const behind = notice.getBoundingClientRect();
    return top >= behind.top && bottom <= behind.bottom ? focused.outerHTML : null;
  });
}
