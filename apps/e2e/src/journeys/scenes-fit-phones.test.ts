import { expect, type Page } from 'playwright/test';
import { test } from '../site/all-tiers-test.ts';
import { phoneWindow } from '../steps/check-page.ts';

const largePhone = { width: 412, height: 915 };
const quests = { quick: 15, standard: 25, epic: 40 };
// Out of 80 scenes.
const minimumFitting = 60;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const name = 'most scenes show all choices on a small phone, and fit a large one completely';

test(name, { tag: '@nightly' }, async ({ page }) => {
  const tooLong = { choices: [] as string[], scene: [] as string[] };
  for (const [tier, sceneCount] of Object.entries(quests)) {
    await page.goto(`/assessment/${tier}`);
    for (let scene = 1; scene <= sceneCount; scene += 1) {
      const shown = page.getByText(`Question ${scene} of ${sceneCount}`);
      const goOn = page.getByRole('button', { name: 'Continue' });
      await expect(shown.or(goOn)).toBeVisible();
      // A chapter has ended.
      if (await goOn.isVisible()) await goOn.click();
      await expect(shown).toBeVisible();
      const title = await page.getByRole('heading', { level: 1 }).textContent();
      await page.setViewportSize(phoneWindow);
      if ((await measureScene(page)).choicesBelowBar > 0) tooLong.choices.push(title ?? '');
      await page.setViewportSize(largePhone);
      if ((await measureScene(page)).sceneBelowBar > 0) tooLong.scene.push(title ?? '');
      await page
        .getByRole('radio')
        .nth(scene % 4)
        .check();
      await page.getByRole('button', { name: /^(Next|Complete)$/ }).click();
    }
  }
  const total = Object.values(quests).reduce((sum, count) => sum + count);
  expect(
    total - tooLong.choices.length,
    `too long: ${tooLong.choices.join(', ')}`,
  ).toBeGreaterThanOrEqual(minimumFitting);
  expect(
    total - tooLong.scene.length,
    `too long: ${tooLong.scene.join(', ')}`,
  ).toBeGreaterThanOrEqual(minimumFitting);
});

// Returns by how many pixels the last choice and the whole scene extend below the top of the bottom bar.
function measureScene(page: Page) {
  return page.evaluate(() => {
    const find = (selector: string) => {
      const element = document.querySelector(selector);
      if (!element) throw new Error(`The scene has no ${selector}.`);
      return element;
    };
    const labelIds = find("[role='radiogroup'] label:last-child input").getAttribute(
      'aria-labelledby',
    );
    const label = document.getElementById(labelIds?.split(' ').at(-1) ?? '');
    if (!label) throw new Error('The last choice has no label.');
    const barTop = find('[data-bottom-bar]').getBoundingClientRect().top;
    return {
      choicesBelowBar: label.getBoundingClientRect().bottom - barTop,
      sceneBelowBar: find('main article').getBoundingClientRect().bottom - barTop,
    };
  });
}
