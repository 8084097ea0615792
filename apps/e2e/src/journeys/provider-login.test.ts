import { expect, type Page } from 'playwright/test';
import { test } from '../site/journey-test.ts';
import { unverifiedName } from '../site/login-provider.ts';
import { checkPage } from '../steps/check-page.ts';
import {
  answerScenes,
  countOwnResults,
  expectAnswered,
  expectQuickResults,
  expectScene,
  saveQuest,
  sceneCount,
} from '../steps/quest.ts';

test('a guest cancels at the provider during a quest, tries again, logs in and submits', {
  tag: '@nightly',
}, async ({ page }) => {
  await saveQuest(page, 12);
  await page.goto('/assessment/quick');
  await answerScenes(page, 13, 13);
  await expectScene(page, 14);
  await page.goto('/api/login?redirect=/assessment/quick');
  await expect(page.getByRole('heading', { name: 'Who are you?' })).toBeVisible();
  await page.getByRole('button', { name: 'Refuse' }).click();

  const alert = page.getByRole('alert', { name: 'That Login Didn’t Go Through' });
  await expect(alert).toBeVisible();
  await expect(page).toHaveURL(/\/login\?redirect=\/assessment\/quick&error=failed$/);
  await alert.getByRole('link', { name: 'Continue your quest' }).click();
  await expectScene(page, 14);
  await page.goto('/login?redirect=/assessment/quick');

  await page.getByRole('link', { name: 'Continue with Single Sign-On' }).click();
  await logInAtProvider(page, 'Otto');
  await expect(page).toHaveURL(/^[^?]+\/assessment\/quick$/);
  await expectScene(page, 14);
  for (const scene of [13, 12]) {
    await page.getByRole('button', { name: 'Previous' }).click();
    await expectScene(page, scene);
    await expectAnswered(page, scene);
  }
  for (const scene of [13, 14]) {
    await page.getByRole('button', { name: 'Next' }).click();
    await expectScene(page, scene);
  }
  await answerScenes(page, 14, sceneCount);
  await expect(page).toHaveURL(/^[^?]+\/results\/[^/]+$/);
  await expectQuickResults(page, 'Otto');
  expect(await countOwnResults(page)).toBe(1);
});

test('a guest who logs in at the end of the quest submits without an email', {
  tag: '@nightly',
}, async ({ page }) => {
  await saveQuest(page, sceneCount - 1);
  await page.goto('/assessment/quick');
  await answerScenes(page, sceneCount, sceneCount);
  await page.getByRole('link', { name: 'Sign Up / Login Instead' }).click();
  await logInAtProvider(page, 'Nora');
  await expect(page).toHaveURL(/^[^?]+\/assessment\/quick$/);
  await expect(page.getByRole('heading', { name: 'Quest Complete!' })).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await checkPage(page);
  await page.getByRole('button', { name: 'Get My Career Results' }).click();
  await expect(page).toHaveURL(/^[^?]+\/results\/[^/]+$/);
  expect(await countOwnResults(page)).toBe(1);
});

test('an unverified email opens no account, and a callback works only once', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.goto('/api/login?redirect=/dashboard');
  const callback = page.waitForRequest(/\/api\/login\/callback/);
  await logInAtProvider(page, unverifiedName);
  await expect(page.getByRole('alert', { name: 'Your Email Isn’t Verified' })).toBeVisible();
  await checkPage(page);
  expect((await page.request.get('/api/auth/user')).status()).toBe(401);

  await page.goto((await callback).url());
  await expect(page.getByRole('alert', { name: 'That Login Took Too Long' })).toBeVisible();
  await checkPage(page);
});

async function logInAtProvider(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('button', { name: 'Log In' }).click();
}
