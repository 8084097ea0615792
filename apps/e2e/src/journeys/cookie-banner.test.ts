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
