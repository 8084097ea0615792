import { readFile } from 'node:fs/promises';
import { expect, type Page } from 'playwright/test';
import { test } from '../site/journey-test.ts';
import { logIn, openAccountDialog, openAccountMenu } from '../steps/account.ts';
import { checkPage } from '../steps/check-page.ts';
import {
  answerScenes,
  countOwnResults,
  expectQuickResults,
  expectScene,
  sceneCount,
} from '../steps/quest.ts';
import { callsTo, holdRequests } from '../steps/requests.ts';
import { expectToast } from '../steps/toasts.ts';
import { memberPassword, newAddress } from '../steps/visitors.ts';

interface ExportedData {
  readonly account: { readonly email: string };
  readonly results: readonly { readonly id: string; readonly responses: readonly unknown[] }[];
}

const firstName = 'Maximiliane-Alexandra';

test('a member signs up, completes a quest, downloads all data and deletes the account', {
  tag: '@nightly',
}, async ({ page, expectedConsoleErrors }) => {
  expectedConsoleErrors.push(/401 .*auth\.login/);
  const email = newAddress('max');
  await signUp(page, email);
  const resultId = await completeQuest(page);
  await expectQuickResults(page, firstName);
  await expect(page.getByText('Assessment Completed!')).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('Quest Completed: Quick Quest')).toBeVisible();
  expect(await countOwnResults(page)).toBe(1);

  await page.goto('/dashboard');
  const menu = await openAccountMenu(page);
  await expect(menu).toContainText(email);
  await checkPage(page);
  const download = await expectToast(page, 'Data Downloaded', async () => {
    const downloading = page.waitForEvent('download');
    await menu.getByRole('menuitem', { name: 'Download My Data' }).click();
    return downloading;
  });
  expect(download.suggestedFilename()).toMatch(/^guildpath-data-\d{4}-\d\d-\d\d\.json$/);
  const data = JSON.parse(await readFile(await download.path(), 'utf8')) as ExportedData;
  expect(data.account.email).toBe(email);
  expect(data.results.map(({ id }) => id)).toEqual([resultId]);
  expect(data.results[0]?.responses).toHaveLength(sceneCount);
  await expect(menu).toHaveCount(0);

  const dialog = await openAccountDialog(page, 'Delete Account');
  await expect(dialog).toContainText(`${email} and your result right away`);
  await checkPage(page);
  await page.keyboard.type('DELETE');
  await expectToast(page, 'Account Deleted', () =>
    dialog.getByRole('button', { name: 'Delete Account' }).click(),
  );
  await expect(page).toHaveURL('/');

  await expectToast(page, 'You are logged out. Logging in again...', () =>
    page.goto(`/results/${resultId}`),
  );
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await expectToast(page, 'Login failed', () => logIn(page, email, memberPassword));
  expect((await page.request.get(`/api/results/${resultId}`)).status()).toBe(401);
});

async function signUp(page: Page, email: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Sign Up' }).click();
  await page.getByRole('textbox', { name: 'First name' }).fill(firstName);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(memberPassword);
  await page.getByLabel('Confirm password').fill('another journey');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByText("Passwords don't match")).toBeVisible();
  await checkPage(page);

  await page.getByLabel('Confirm password').fill(memberPassword);
  await expectToast(page, 'Your account has been created successfully.', () =>
    page.getByRole('button', { name: 'Sign Up' }).click(),
  );
  await expect(page.getByText(`Welcome, ${firstName}!`).first()).toBeVisible();
}

async function completeQuest(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'START QUICK QUEST', exact: true }).click();
  await answerScenes(page, 1, 2);
  await page.getByRole('link', { name: 'Exit to home' }).click();
  await expect(page).toHaveURL('/');
  await page.getByRole('link', { name: 'Continue, 3 of 15' }).first().click();
  await expectScene(page, 3);
  await answerScenes(page, 3, sceneCount - 1);

  // During the submission, answers cannot be changed and the focus stays.
  const releaseSubmission = await holdRequests(page, callsTo('assessment.submit'));
  const chosen = page.getByRole('radio', { name: /^B / });
  await chosen.check();
  await chosen.press('Enter');
  await expect(page.getByRole('button', { name: 'Complete' })).toBeDisabled();
  await expect(chosen).toBeFocused();
  await page.getByRole('radio', { name: /^C / }).click({ force: true });
  await page.keyboard.press('ArrowDown');
  await expect(chosen).toBeChecked();
  releaseSubmission();
  await expect(page).toHaveURL(/^[^?]+\/results\/[^/]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  return page.url().split('/').at(-1) ?? '';
}
