import { expect, type Page } from 'playwright/test';
import { test } from '../site/journey-test.ts';
import { waitForApp } from '../steps/open-page.ts';
import { expectScene, leastChoice, saveQuest, sceneCount } from '../steps/quest.ts';
import { newAddress } from '../steps/visitors.ts';

test('a quest is played by keyboard alone, with the focus on the heading of each scene', async ({
  page,
}) => {
  const focused = page.locator(':focus');
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(focused).toHaveText('Skip to content');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(focused).toHaveText('START QUICK QUEST');
  await page.keyboard.press('Enter');
  await expectScene(page, 1);
  await expectSceneForScreenReaders(page);

  for (const scene of [1, 2, sceneCount - 1, sceneCount]) {
    if (scene === sceneCount - 1) {
      await saveQuest(page, scene - 1);
      await page.goto('/assessment/quick');
    }
    await expectScene(page, scene);
    // Before hydration, Next is disabled and no Tab stop.
    await waitForApp(page);
    await expect(
      page.getByRole('status').filter({ hasText: `Question ${scene} of` }),
    ).toBeVisible();
    await expect(focused).toHaveRole('heading');
    // The four options are one Tab stop; arrow keys move within it.
    await page.keyboard.press('Tab');
    await expect(focused).toHaveRole('radio');
    await page.keyboard.press('Space');
    for (let step = 0; step < scene % 4; step += 1) await page.keyboard.press('ArrowDown');
    await expect(focused).toBeChecked();
    await page.keyboard.press('Tab');
    if (await leastChoice(page).isVisible()) {
      await expect(focused).toHaveAccessibleName(/^Least like me: /);
      await page.keyboard.press('Space');
      await expect(focused).toBeChecked();
      await page.keyboard.press('Tab');
    }
    if (scene > 1) {
      await expect(focused).toHaveText('Previous');
      await page.keyboard.press('Tab');
    }
    await expect(focused).toHaveText(scene === sceneCount ? 'Complete' : 'Next');
    await page.keyboard.press('Enter');
  }

  await expect(page.getByRole('heading', { name: 'Quest Complete!' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(focused).toHaveAccessibleName(/^Take up to three things along/);
  await page.keyboard.press('Tab');
  await expect(focused).toHaveAccessibleName('Email address');
  await page.keyboard.type(newAddress('kay'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await expect(focused).toHaveRole('heading');
});

async function expectSceneForScreenReaders(page: Page): Promise<void> {
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - article:
        - text: Career Interests
        - heading [level=1]
        - paragraph
        - paragraph
        - radiogroup /\\?$/:
          - radio /^A /
          - radio /^B /
          - radio /^C /
          - radio /^D /
      - button "Previous" [disabled]
      - button "Next" [disabled]
      - checkbox "Move on automatically"
      - paragraph
  `);
}
