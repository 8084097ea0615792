import { expect } from 'playwright/test';
import { test } from '../site/journey-test.ts';
import { openAccountDialog, openAccountMenu } from '../steps/account.ts';
import { checkAtEverySize, checkPage, phoneWindow } from '../steps/check-page.ts';
import { openAccount, submitQuest } from '../steps/visitors.ts';

const longName = 'Wolfeschlegelsteinhausenbergerdorff-Maximiliana';

test('a dashboard with a long name, first empty and then with five quests, fits windows of every size', {
  tag: '@nightly',
}, async ({ page }) => {
  await openAccount(page.request, longName);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: `Welcome, ${longName}!` })).toBeVisible();
  await checkAtEverySize(page);
  for (let quest = 1; quest <= 5; quest += 1) await submitQuest(page.request);
  await page.reload();
  const history = page.getByRole('region', { name: 'Assessment History' });
  await history.getByRole('button', { name: 'View All 5 Quests' }).click();
  await history.getByRole('button', { name: 'What Changed' }).click();
  await expect(history.getByRole('table', { name: 'What changed' })).toBeVisible();
  await checkAtEverySize(page);
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
  await library.getByRole('searchbox').focus();
  await page.keyboard.type('actuary');
  await expect(library.getByRole('status')).toHaveText('1 career');
  await library.getByRole('link', { name: 'Actuary' }).press('Enter');
  await expect(library.getByRole('heading', { name: 'Actuary' })).toBeFocused();
  await checkAtEverySize(page);
  await page.goBack();
  await expect(library.getByRole('link', { name: 'Actuary' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(library).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the lists and dialogs of the dashboard are accessible and fit windows of every size', {
  tag: '@nightly',
}, async ({ page }) => {
  await openAccount(page.request, 'Desi');
  await page.goto('/dashboard');
  for (const name of ['Expert Consultants', 'Education Paths']) {
    await page.getByRole('button', { name: `Open ${name}` }).click();
    await expect(page.getByRole('dialog', { name }).getByRole('article').first()).toBeVisible();
    await checkAtEverySize(page);
    await page.keyboard.press('Escape');
  }
  await page.setViewportSize(phoneWindow);
  await openAccountMenu(page);
  await checkPage(page);
  await page.keyboard.press('Escape');
  for (const name of ['Change Password', 'Where You’re Signed In', 'Delete Account']) {
    await openAccountDialog(page, name);
    await checkAtEverySize(page);
    await page.keyboard.press('Escape');
  }
});
