import { expect } from 'playwright/test';
import { test } from '../site/journey-test.ts';
import { checkPage } from '../steps/check-page.ts';
import { answerScenes, sceneCount } from '../steps/quest.ts';
import { countOwnResults, expectQuickResults } from '../steps/results.ts';

test('someone signs up, takes the quest and reads the results without giving an email again', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Sign Up' }).click();
  await checkPage(page);
  await page.getByRole('textbox', { name: 'First name' }).fill('Ada');
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await page.getByLabel('Password', { exact: true }).fill('a long journey');
  await page.getByLabel('Confirm password').fill('another journey');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByText("Passwords don't match")).toBeVisible();
  await checkPage(page);

  await page.getByLabel('Confirm password').fill('a long journey');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByText('Your account has been created successfully.')).toBeVisible();
  await expect(page.getByText('Welcome, Ada!')).toBeVisible();

  await page.getByRole('link', { name: 'START QUICK QUEST', exact: true }).click();
  await answerScenes(page, 1, sceneCount);
  await expect(page).toHaveURL(/\/results\/[^/]+$/);
  await expectQuickResults(page, 'Ada');
  await checkPage(page);

  await page.reload();
  await expect(page.getByText('Quest Completed: Quick Quest')).toBeVisible();
  expect(await countOwnResults(page)).toBe(1);
});
