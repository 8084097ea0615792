import { readFile } from 'node:fs/promises';
import { expect } from 'playwright/test';
import { test } from '../site/journey-test.ts';
import { findSignInLink } from '../site/mailbox.ts';
import { openAccountDialog, openAccountMenu } from '../steps/account-menu.ts';
import { checkPage } from '../steps/check-page.ts';
import { logIn } from '../steps/log-in.ts';
import { memberPassword } from '../steps/member.ts';
import { answerScenes, giveEmail, sceneCount } from '../steps/quest.ts';
import { openEmailedLink } from '../steps/results.ts';
import { signUp } from '../steps/sign-up.ts';
import { phoneWindow } from '../steps/windows.ts';

/** What a browser notes when a password is wrong. */
const wrongPassword = /401 .*auth\.login|401 .*user\.setPassword/;

interface ExportedData {
  readonly account: { readonly email: string };
  readonly results: readonly { readonly id: string; readonly responses: readonly unknown[] }[];
}

test('a member takes everything along, deletes the account, and is a stranger then', async ({
  page,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(wrongPassword);
  const email = 'uma@example.com';
  await signUp(page, { firstName: 'Uma', email });
  await page.goto('/assessment/quick');
  await answerScenes(page, 1, sceneCount);
  await expect(page).toHaveURL(/\/results\/[^/]+$/);
  const resultId = page.url().split('/').at(-1);

  await page.goto('/dashboard');
  const menu = await openAccountMenu(page);
  await expect(menu).toContainText(email);
  await checkPage(page);
  const downloading = page.waitForEvent('download');
  await menu.getByRole('menuitem', { name: 'Download My Data' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^guildpath-data-\d{4}-\d\d-\d\d\.json$/);
  const data = JSON.parse(await readFile(await download.path(), 'utf8')) as ExportedData;
  expect(data.account.email).toBe(email);
  expect(data.results.map(({ id }) => id)).toEqual([resultId]);
  expect(data.results[0]?.responses).toHaveLength(sceneCount);
  await expect(page.getByText('Data Downloaded')).toBeVisible();
  await expect(menu).toHaveCount(0);

  const dialog = await openAccountDialog(page, 'Delete Account');
  await expect(dialog).toContainText(`${email} and your result will be gone`);
  await checkPage(page);
  await page.keyboard.type('DELETE');
  await dialog.getByRole('button', { name: 'Delete Account' }).click();
  await expect(page.getByText('Account Deleted')).toBeVisible();
  await expect(page).toHaveURL(/^[^/]+\/\/[^/]+\/$/);

  await page.getByRole('link', { name: 'Login', exact: true }).click();
  await logIn(page, email, memberPassword);
  await expect(page.getByText('Login failed')).toBeVisible();
  expect((await page.request.get(`/api/results/${resultId}`)).status()).toBe(401);
});

test('a guest sets a password on a phone, and logs in with it', async ({
  page,
  mailboxOf,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(wrongPassword);
  await page.setViewportSize(phoneWindow);
  const email = 'a.very.long.name.that.fits.in.no.bar.of.any.phone@example.com';
  await page.goto('/assessment/quick');
  await answerScenes(page, 1, sceneCount);
  await giveEmail(page, email);
  await page.goto(findSignInLink(await mailboxOf(email).waitForMail()));
  await openEmailedLink(page);

  await page.goto('/dashboard');
  await openAccountMenu(page);
  await checkPage(page);
  await page.keyboard.press('Escape');
  const setDialog = await openAccountDialog(page, 'Set a Password');
  await expect(setDialog.getByLabel('New password', { exact: true })).toBeFocused();
  await page.keyboard.type('open sesame');
  await setDialog.getByLabel('Confirm new password').fill('open sesame');
  await checkPage(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Password Set')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeFocused();

  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('link', { name: 'Login', exact: true }).click();
  await logIn(page, email, 'open sesame');
  await page.getByRole('link', { name: 'Dashboard' }).click();

  const changeDialog = await openAccountDialog(page, 'Change Password');
  const current = changeDialog.getByLabel('Current password');
  await current.fill('open barley');
  await changeDialog.getByLabel('New password', { exact: true }).fill('shut sesame');
  await changeDialog.getByLabel('Confirm new password').fill('shut sesame');
  await page.keyboard.press('Enter');
  await expect(current).toHaveAccessibleDescription('Your current password is wrong.');
  await expect(current).toBeFocused();
  await checkPage(page);
  await current.fill('open sesame');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Password Changed')).toBeVisible();
});

test('an account menu whose code cannot be fetched says so, and opens at the next try', async ({
  page,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/ERR_FAILED .*account-options/);
  await signUp(page, { firstName: 'Vito', email: 'vito@example.com' });
  await page.route('**/account-options*.js', (route) => route.abort());
  await page.goto('/dashboard');
  const button = page.getByRole('button', { name: 'Account of Vito' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(
    page.getByText('The account menu could not be loaded. Please try again.'),
  ).toBeVisible();
  await expect(button).toBeFocused();

  await page.unrouteAll();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Download My Data' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});
