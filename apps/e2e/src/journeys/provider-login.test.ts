import { expect } from 'playwright/test';
import { test } from '../site/provider-test.ts';
import { checkPage } from '../steps/check-page.ts';
import { chooseLoginInstead, logInAtProvider } from '../steps/provider.ts';
import {
  answerScenes,
  expectAllAnswered,
  expectAnswered,
  expectScene,
  sceneCount,
} from '../steps/quest.ts';
import { countOwnResults, expectQuickResults } from '../steps/results.ts';

const toTheQuest = /\/assessment\/quick$/;

test('a guest who logs in at the end of the quest submits without giving an email', async ({
  page,
}) => {
  await page.goto('/assessment/quick');
  await answerScenes(page, 1, sceneCount);
  await expect(page.getByRole('heading', { name: 'Quest Complete!' })).toBeVisible();
  await chooseLoginInstead(page);
  await logInAtProvider(page, 'Nora');

  await expect(page).toHaveURL(toTheQuest);
  await expect(page.getByRole('heading', { name: 'Quest Complete!' })).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await checkPage(page);
  await expectAllAnswered(page, sceneCount);
  await page.getByRole('button', { name: 'Complete' }).click();

  await expect(page).toHaveURL(/\/results\/[^/]+$/);
  await expectQuickResults(page, 'Nora');
  expect(await countOwnResults(page)).toBe(1);
});

test('a guest who logs in in mid-quest goes on where the quest was left, and submits', async ({
  page,
}) => {
  await page.goto('/assessment/quick');
  await answerScenes(page, 1, 6);
  await expectScene(page, 7);
  await checkPage(page);
  await chooseLoginInstead(page);
  await logInAtProvider(page, 'Otto');

  await expect(page).toHaveURL(toTheQuest);
  await expectScene(page, 7);
  await expect(page.getByRole('link', { name: 'Sign Up / Login Instead' })).toHaveCount(0);
  await expectAllAnswered(page, 6);
  await page.getByRole('button', { name: 'Next' }).click();
  await answerScenes(page, 7, sceneCount);

  await expect(page).toHaveURL(/\/results\/[^/]+$/);
  await expectQuickResults(page, 'Otto');
  expect(await countOwnResults(page)).toBe(1);
});

test('who turns back at the provider is told so, and finds the quest and another try', async ({
  page,
}) => {
  await page.goto('/assessment/quick');
  await answerScenes(page, 1, 2);
  await expectScene(page, 3);
  await chooseLoginInstead(page);
  await page.getByRole('button', { name: 'Refuse' }).click();

  const trouble = page.getByRole('alert', { name: 'That Login Did Not Go Through' });
  await expect(trouble).toBeVisible();
  await expect(page).toHaveURL(/\/login\?redirect=\/assessment\/quick&error=failed$/);
  await checkPage(page);
  await trouble.getByRole('link', { name: 'Go on with your quest' }).click();
  await expectScene(page, 3);
  await page.goBack();

  await page.getByRole('link', { name: 'Continue with Single Sign-On' }).click();
  await logInAtProvider(page, 'Otto');
  await expect(page).toHaveURL(toTheQuest);
  await expectScene(page, 3);
  await page.getByRole('button', { name: 'Previous' }).click();
  await expectAnswered(page, 2);
});

test('a login with an email that the provider has not verified opens no account', async ({
  page,
}) => {
  await page.goto('/api/login?redirect=/dashboard');
  await logInAtProvider(page, 'Pia');
  await expect(page.getByRole('alert', { name: 'Your Email Is Not Verified' })).toBeVisible();
  await checkPage(page);
  expect((await page.request.get('/api/auth/user')).status()).toBe(401);
});

test('an answer of the provider that is sent twice is an old one', async ({ page }) => {
  const answers: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/login/callback')) answers.push(request.url());
  });
  await page.goto('/api/login');
  await page.getByRole('button', { name: 'Refuse' }).click();
  await expect(page.getByRole('alert')).toBeVisible();

  const [answer = ''] = answers;
  await page.goto(answer);
  await expect(page.getByRole('alert', { name: 'That Login Took Too Long' })).toBeVisible();
  await checkPage(page);
});
