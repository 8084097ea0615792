import { expect } from 'playwright/test';
import { test } from '../site/journey-test.ts';
import {
  answerScenes,
  expectAnswered,
  expectScene,
  saveQuest,
  sceneCount,
  submitEmail,
} from '../steps/quest.ts';
import { expectToast } from '../steps/toasts.ts';
import { newAddress } from '../steps/visitors.ts';

test('Back leads through the scenes and out of the first one, also after a reload', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'START QUICK QUEST' }).first().click();
  await answerScenes(page, 1, 4);
  await expectScene(page, 5);
  await page.goBack();
  await expectScene(page, 4);
  await expectAnswered(page, 4);
  await page.reload();
  await expectScene(page, 4);
  await page.goBack();
  await expectScene(page, 3);
  await page.goForward();
  await expectScene(page, 4);
  await page.getByRole('button', { name: 'Previous' }).click();
  await expectScene(page, 3);
  // The quest goes back in the history.
  await expect.poll(() => page.evaluate(() => history.state.scene)).toBe(2);
  for (const scene of [2, 1]) {
    await page.goBack();
    await expectScene(page, scene);
    await expectAnswered(page, scene);
  }
  await page.goBack();
  await expect(page).toHaveURL(/^[^?]+\/$/);
});

test('Back after the submission neither interrupts it nor opens the finished quest', {
  tag: '@nightly',
}, async ({ page }) => {
  await saveQuest(page, sceneCount - 1);
  await page.goto('/');
  await page.getByRole('link', { name: 'Continue, 15 of 15' }).first().click();
  await answerScenes(page, sceneCount, sceneCount);
  await expectToast(page, 'Assessment Completed!', () => submitEmail(page, newAddress('bea')));
  await page.evaluate(() => history.back());
  await expect(page.getByRole('heading', { name: 'Quest Complete!' })).toBeVisible();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/^[^?]+\/$/);
});
