import { expect, type Page } from 'playwright/test';
import { test } from '../site/journey-test.ts';
import { checkPage } from '../steps/check-page.ts';
import { expectScene, leastChoiceOf, sceneCount } from '../steps/quest.ts';
import { newAddress } from '../steps/visitors.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the whole quest is played by keyboard alone, each scene read from its heading', async ({
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
  await expectReadableScene(page);

  for (let scene = 1; scene <= sceneCount; scene += 1) {
    await expectScene(page, scene);
    await expect(
      page.getByRole('status').filter({ hasText: `Question ${scene} of` }),
    ).toBeVisible();
    await expect(focused).toHaveRole('heading');
    // One Tab stop for four options; arrows move within it.
    await page.keyboard.press('Tab');
    await expect(focused).toHaveRole('radio');
    await page.keyboard.press('Space');
    for (let step = 0; step < scene % 4; step += 1) await page.keyboard.press('ArrowDown');
    await expect(focused).toBeChecked();
    await page.keyboard.press('Tab');
    if (await leastChoiceOf(page).isVisible()) {
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
  await expect(focused).toHaveAccessibleName('Email address');
  await page.keyboard.type(newAddress('kay'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await expect(focused).toHaveRole('heading');
});

/** A screen reader finds a heading, a group of four named choices and a way on. */
async function expectReadableScene(page: Page): Promise<void> {
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
      - checkbox "Go on by itself after a choice"
      - paragraph
  `);
}

test('a toast is reached with F8 and closed by keyboard, or swiped away to the right', async ({
  page,
}) => {
  const toasts = page.getByRole('region', { name: 'Notifications (F8)' });
  const text = toasts.getByText('You must choose an option before proceeding.');
  const raiseToast = async () => {
    await page.getByRole('radio').first().focus();
    await page.keyboard.press('Enter');
    await expect(text).toBeVisible();
  };
  await page.clock.install();
  await page.goto('/assessment/quick');
  await expectScene(page, 1);
  await raiseToast();
  await checkPage(page);
  await page.keyboard.press('F8');
  await expect(toasts).toBeFocused();
  // It stays for as long as it has the focus.
  await page.clock.fastForward(20_000);
  await expect(text).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(text).toBeHidden();

  await raiseToast();
  const before = await text.boundingBox();
  if (!before) throw new Error('The toast has no place on the page.');
  const [x, y] = [before.x + 10, before.y + 5];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 40, y, { steps: 4 });
  // Released away from the toast, which has to notice all the same.
  await page.mouse.move(x + 40, y + 300);
  await page.mouse.up();
  await expect.poll(async () => (await text.boundingBox())?.x).toBeLessThan(x);

  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 60, y, { steps: 4 });
  await page.mouse.up();
  await expect(text).toBeHidden();
});
