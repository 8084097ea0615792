import { expect, type Locator } from 'playwright/test';
import { test } from '../site/all-tiers-test.ts';
import { phoneWindow } from '../steps/check-page.ts';
import { openPage } from '../steps/open-page.ts';
import { openAccount, submitQuest } from '../steps/visitors.ts';

const windows = [{ width: 1280, height: 800 }, phoneWindow];

/** Returns the words that continue in another line. */
function findBrokenWords(texts: Locator): Promise<string[]> {
  return texts.evaluateAll((elements) =>
    elements.flatMap((element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\p{L}+/gu)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) broken.push(word);
        }
      }
      return broken;
    }),
  );
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not visible.');
  return { ...box, right: box.x + box.width, middle: box.y + box.height / 2 };
}

test('the landing page has equal buttons, and its icons show in forced colors', {
  tag: '@nightly',
}, async ({ page }) => {
  await openPage(page, '/');
  const starts = page.locator('#assessments').getByRole('link', { name: /^Begin/ });
  await expect(starts).toHaveCount(3);
  const widths = await Promise.all(
    (await starts.all()).map(async (one) => (await boxOf(one)).width),
  );
  expect(new Set(widths).size, String(widths)).toBe(1);

  await page.emulateMedia({ forcedColors: 'active' });
  const icon = page.getByRole('listitem').filter({ hasText: 'No account needed' }).locator('svg');
  await expect(icon).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test('no word breaks in the facts of a dashboard or in a table, however narrow', {
  tag: '@nightly',
}, async ({ page }) => {
  await openAccount(page.request, 'Ida');
  await submitQuest(page.request, undefined, { tier: 'standard' });
  for (const size of windows) {
    await page.setViewportSize(size);
    await openPage(page, '/dashboard');
    const title = page.getByText('Guild title').locator('+ dd');
    await title.evaluate((element) => {
      element.textContent = 'Quartermaster';
    });
    expect(await findBrokenWords(page.locator('dl'))).toEqual([]);
    await openPage(page, '/theory/aptitude');
    expect(await findBrokenWords(page.getByRole('table'))).toEqual([]);
  }
});

test('a dashboard has its words in their places', { tag: '@nightly' }, async ({ page }) => {
  await openAccount(page.request, 'Isa');
  await submitQuest(page.request, undefined, { tier: 'standard' });
  await openPage(page, '/dashboard');

  const notice = page.getByRole('region', { name: 'Your address' });
  const text = await boxOf(notice.getByText(/^To confirm your email/));
  expect(Math.abs(text.middle - (await boxOf(notice)).middle)).toBeLessThan(2);

  await page.getByRole('button', { name: /^Account of/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Download My Data' })).toBeFocused();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Passkeys' });
  await expect(dialog.getByText('You don’t have a passkey yet.')).toBeVisible();
  await expect(dialog.locator('[tabindex="-1"]:focus')).toHaveCSS('outline-style', 'none');
  await page.keyboard.press('Escape');

  // A phone with text of twice the size.
  await page.setViewportSize({ width: phoneWindow.width / 2, height: phoneWindow.height / 2 });
  const account = page.getByRole('button', { name: /^Account of/ });
  await expect(account.locator('svg').last()).toBeHidden();
});

test('no text shines through the bar of the results', { tag: '@nightly' }, async ({ page }) => {
  await openAccount(page.request, 'Ina');
  const result = await submitQuest(page.request);
  await page.setViewportSize(phoneWindow);
  await openPage(page, `/results/${result}`);
  await expect(page.getByRole('banner')).toHaveCSS('background-color', /^rgb\(/);
});
