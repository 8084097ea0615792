import { type Browser, expect, type Locator, type Page } from 'playwright/test';
import { test } from '../site/journey-test.ts';
import { findSignInLink } from '../site/mailbox.ts';
import { logIn, openAccountDialog } from '../steps/account.ts';
import { checkPage, phoneWindow } from '../steps/check-page.ts';
import { expectToast } from '../steps/toasts.ts';
import { memberPassword, openAccount } from '../steps/visitors.ts';

test.use({ viewport: phoneWindow });

test('a member who forgot the password gets a link by email and sets a new one', {
  tag: '@nightly',
}, async ({ page, browser, baseURL, mailboxOf, expectedConsoleErrors }) => {
  expectedConsoleErrors.push(/401 .*auth\.login/);
  const email = await openAccountElsewhere(browser, baseURL, 'Fiona');
  const mailbox = mailboxOf(email);
  await mailbox.waitForMail();

  await page.goto('/login?redirect=/dashboard');
  await logIn(page, email, 'what was it again');
  await expectWrongPassword(page);
  await page.getByRole('link', { name: 'Forgot your password? Email me a link' }).click();
  await expect(page.getByRole('heading', { name: 'Sign In by Email' })).toBeVisible();
  // The identifier that was typed before is filled in.
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
  await page.getByRole('button', { name: 'Send Me the Link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();

  await page.goto(findSignInLink(await mailbox.waitForMail(2)));
  // The address is not proven yet, so the page warns before it removes the password.
  await expect(page.getByRole('heading', { name: 'Is This Your Password?' })).toBeVisible();
  await expect(page).not.toHaveURL(/token/);
  await expect(page.getByText(email)).toBeVisible();
  await checkPage(page);
  await expectToast(page, 'Welcome back!', () =>
    page.getByRole('button', { name: 'Continue Without It' }).click(),
  );
  await expect(page).toHaveURL('/dashboard');

  const dialog = await openAccountDialog(page, 'Set a Password');
  await dialog.getByLabel('New password', { exact: true }).fill('a longer journey');
  await dialog.getByLabel('Confirm new password').fill('a longer journey');
  await expectToast(page, 'Password Set', () => page.keyboard.press('Enter'));

  await logOutFromDashboard(page);
  await logIn(page, email, memberPassword);
  await expectWrongPassword(page);
  await logIn(page, email, 'a longer journey');
  await expectDashboardOf(page, 'Fiona');
});

test('proving the address in another browser keeps the password if it is typed there', {
  tag: '@nightly',
}, async ({ page, browser, baseURL, mailboxOf, expectedConsoleErrors }) => {
  expectedConsoleErrors.push(/401 .*auth\.emailLink/);
  const email = await openAccountElsewhere(browser, baseURL, 'Hugo');
  await page.goto(findSignInLink(await mailboxOf(email).waitForMail()));
  const password = page.getByLabel('Your password', { exact: true });
  await password.fill('a guess');
  await page.getByRole('button', { name: 'Sign In and Keep It' }).click();
  await expect(password).toHaveAccessibleDescription('That’s not this account’s password.');
  await expect(password).toBeFocused();
  await checkPage(page);
  await password.fill(memberPassword);
  await expectToast(page, 'Welcome back!', () => page.keyboard.press('Enter'));
  await page.goto('/dashboard');
  await expectDashboardOf(page, 'Hugo');
  await expect(addressNotice(page)).toBeHidden();

  await logOutFromDashboard(page);
  await logIn(page, email, memberPassword);
  await expectDashboardOf(page, 'Hugo');
});

async function openAccountElsewhere(
  browser: Browser,
  baseURL: string | undefined,
  firstName: string,
): Promise<string> {
  const context = await browser.newContext({ baseURL });
  const email = await openAccount(context.request, firstName);
  await context.close();
  return email;
}

function addressNotice(page: Page): Locator {
  return page.getByRole('region', { name: 'Your address' });
}

async function expectDashboardOf(page: Page, firstName: string): Promise<void> {
  await expect(page.getByRole('heading', { name: `Welcome, ${firstName}!` })).toBeVisible();
}

async function expectWrongPassword(page: Page): Promise<void> {
  await expect(page.getByText('That email, username or password is wrong.').first()).toBeVisible();
}

async function logOutFromDashboard(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/login?redirect=/dashboard');
}
