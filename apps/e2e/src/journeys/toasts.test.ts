import { expect, type Page } from 'playwright/test';
import { test } from '../site/journey-test.ts';

const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' });
const missingAnswer = 'You must choose an option before proceeding.';

/** Next without an answer: the easiest way to a toast. */
async function raiseToast(page: Page): Promise<void> {
  await page.getByRole('radio').first().focus();
  await page.keyboard.press('Enter');
  await expect(toasts(page).getByText(missingAnswer)).toBeVisible();
}

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await page.goto('/assessment/quick');
  await expect(page.getByText('Question 1 of 15')).toBeVisible();
});

test('one toast is shown at a time, for five seconds', async ({ page }) => {
  await raiseToast(page);
  await page.keyboard.press('Enter');
  await expect(toasts(page).getByText(missingAnswer)).toHaveCount(1);
  await page.clock.fastForward(4500);
  await expect(toasts(page).getByText(missingAnswer)).toBeVisible();
  await page.clock.fastForward(600);
  await expect(toasts(page).getByText(missingAnswer)).toBeHidden();
});

test('F8 leads to the toast, which stays while it has the focus and closes by its button', async ({
  page,
}) => {
  await raiseToast(page);
  await page.keyboard.press('F8');
  await expect(toasts(page)).toBeFocused();
  await page.clock.fastForward(20_000);
  await expect(toasts(page).getByText(missingAnswer)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(toasts(page).getByText(missingAnswer)).toBeHidden();
});

for (const { distancePx, outcome } of [
  { distancePx: 40, outcome: 'leaves the toast where it is' },
  { distancePx: 60, outcome: 'takes the toast away' },
]) {
  test(`a swipe of ${distancePx} pixels to the right ${outcome}`, async ({ page }) => {
    await raiseToast(page);
    const box = await toasts(page).getByText(missingAnswer).boundingBox();
    if (!box) throw new Error('The toast is nowhere.');
    await page.mouse.move(box.x + 10, box.y + 5);
    await page.mouse.down();
    await page.mouse.move(box.x + 10 + distancePx, box.y + 5, { steps: 4 });
    await page.mouse.up();
    await expect(toasts(page).getByText(missingAnswer)).toHaveCount(distancePx > 50 ? 0 : 1);
  });
}

test('a toast drawn aside and let go elsewhere is back in its place', async ({ page }) => {
  await raiseToast(page);
  const words = toasts(page).getByText(missingAnswer);
  const before = await words.boundingBox();
  if (!before) throw new Error('The toast is nowhere.');
  await page.mouse.move(before.x + 10, before.y + 5);
  await page.mouse.down();
  await page.mouse.move(before.x + 40, before.y + 5, { steps: 4 });
  await page.mouse.move(before.x + 40, before.y + 300);
  await page.mouse.up();
  await expect.poll(async () => (await words.boundingBox())?.x).toBeLessThan(before.x + 10);
});
