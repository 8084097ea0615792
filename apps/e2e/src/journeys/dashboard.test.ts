import { expect } from 'playwright/test';
import { test } from '../site/journey-test.ts';
import { findSignInLink } from '../site/mailbox.ts';
import { logIn, openAccountDialog, openAccountMenu } from '../steps/account.ts';
import { checkAtEverySize, checkPage, phoneWindow } from '../steps/check-page.ts';
import { redeemLink } from '../steps/quest.ts';
import { expectToast } from '../steps/toasts.ts';
import { newAddress, openAccount, submitQuest } from '../steps/visitors.ts';

const longName = 'Wolfeschlegelsteinhausenbergerdorff-Maximiliana';

test('a member finds the first quest, and later the latest result, its card and the history', {
  tag: '@nightly',
}, async ({ page }) => {
  await openAccount(page.request, longName);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: `Welcome, ${longName}!` })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Quick Quest (15 min)' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download' })).toHaveCount(0);
  await checkAtEverySize(page);

  for (let quest = 1; quest <= 5; quest += 1) await submitQuest(page.request);
  await page.reload();
  const latest = page.getByRole('region', { name: 'Quick Quest' });
  await expect(latest.getByText('Top career', { exact: true })).toBeVisible();
  await expect(latest.getByText('1 of 3 quests completed')).toBeVisible();
  const confidence = latest.getByRole('meter', { name: 'Match Confidence' });
  await expect(confidence).toHaveAttribute('value', /^[1-9]\d?$/);
  await expect(page.getByRole('img', { name: /^Your Quick Quest card/ })).toBeVisible();

  const history = page.getByRole('region', { name: 'Assessment History' });
  const quests = history.getByRole('listitem').getByRole('link');
  await expect(quests).toHaveCount(3);
  await history.getByRole('button', { name: 'View All 5 Quests' }).click();
  await expect(quests).toHaveCount(5);
  await checkAtEverySize(page);
  await quests.last().click();
  await expect(page).toHaveURL(/^[^?]+\/results\/[^/]+$/);
});

test('a career is found, read and closed by keyboard alone', { tag: '@nightly' }, async ({
  page,
}) => {
  await openAccount(page.request, 'Dina');
  await page.goto('/dashboard');
  const opener = page.getByRole('button', { name: 'Open Career Library' });
  await opener.press('Enter');
  const library = page.getByRole('dialog', { name: 'Career Library' });
  await expect(library.getByRole('status')).toHaveText(/^Showing 20 of \d{3} careers$/);
  await checkAtEverySize(page);

  const search = library.getByRole('searchbox');
  await search.fill('dragon tamer');
  await expect(library.getByRole('status')).toHaveText('No careers found');
  await checkPage(page);
  await library.getByRole('button', { name: 'Clear Filters' }).press('Enter');
  await expect(library.getByRole('status')).toHaveText(/^Showing 20 of/);
  await search.focus();
  await page.keyboard.type('actuary');
  await expect(library.getByRole('status')).toHaveText('1 career');
  await library.getByRole('link', { name: 'Actuary' }).press('Enter');
  await expect(library.getByRole('heading', { name: 'Actuary' })).toBeFocused();
  await expect(library.getByRole('meter')).toHaveCount(6);
  await expect(library.getByText(/information from the O\*NET 30\.2 Database/)).toBeVisible();
  await checkAtEverySize(page);

  await page.goBack();
  await expect(library.getByRole('link', { name: 'Actuary' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(library).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(page).toHaveURL('/dashboard');
});

test('sample consultants are marked, and programs name the careers that they lead to', {
  tag: '@nightly',
}, async ({ page }) => {
  await openAccount(page.request, 'Desi');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Open Expert Consultants' }).click();
  const consultants = page.getByRole('dialog', { name: 'Expert Consultants' });
  await expect(consultants.getByText(/The people in them aren’t real/)).toBeVisible();
  await expect(consultants.getByRole('article').getByText('Sample listing')).toHaveCount(20);
  await checkAtEverySize(page);
  await page.goBack();
  await expect(consultants).toBeHidden();

  await page.getByRole('button', { name: 'Open Education Paths' }).click();
  const paths = page.getByRole('dialog', { name: 'Education Paths' });
  await expect(paths.getByRole('article').first()).toContainText('Leads to:');
  await paths.getByLabel('Level').selectOption('Doctoral degree');
  await expect(paths.getByRole('article').first()).toContainText('Doctoral degree');
  await checkAtEverySize(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: phoneWindow });

  test('a guest sets a password, logs in with it and changes it', { tag: '@nightly' }, async ({
    page,
    mailboxOf,
    expectedConsoleErrors,
  }) => {
    expectedConsoleErrors.push(/401 .*user\.setPassword/);
    const email = newAddress('a.very.long.name.that.fits.in.no.bar.of.any.phone');
    await submitQuest(page.request, email);
    await page.goto(findSignInLink(await mailboxOf(email).waitForMail()));
    await redeemLink(page);
    await page.goto('/dashboard');
    await openAccountMenu(page);
    await checkPage(page);
    await page.keyboard.press('Escape');
    const setDialog = await openAccountDialog(page, 'Set a Password');
    await expect(setDialog.getByLabel('New password', { exact: true })).toBeFocused();
    await page.keyboard.type('open sesame');
    await setDialog.getByLabel('Confirm new password').fill('open sesame');
    await checkPage(page);
    await expectToast(page, 'Password Set', () => page.keyboard.press('Enter'));
    await expect(page.getByRole('button', { name: /^Account of/ })).toBeFocused();

    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('link', { name: 'Login', exact: true }).click();
    await expectToast(page, 'Welcome back!', () => logIn(page, email, 'open sesame'));
    await page.getByRole('link', { name: 'Dashboard' }).click();
    const changeDialog = await openAccountDialog(page, 'Change Password');
    const current = changeDialog.getByLabel('Current password');
    await current.fill('open barley');
    await changeDialog.getByLabel('New password', { exact: true }).fill('shut sesame');
    await changeDialog.getByLabel('Confirm new password').fill('shut sesame');
    await page.keyboard.press('Enter');
    await expect(current).toHaveAccessibleDescription('That’s not your current password.');
    await expect(current).toBeFocused();
    await checkPage(page);
    await current.fill('open sesame');
    await expectToast(page, 'Password Changed', () => page.keyboard.press('Enter'));
  });
});
