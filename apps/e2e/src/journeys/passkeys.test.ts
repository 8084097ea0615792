import { expect, type Page } from 'playwright/test';
import { test } from '../site/journey-test.ts';
import { openAccountDialog } from '../steps/account.ts';
import { checkAtEverySize } from '../steps/check-page.ts';
import { expectToast } from '../steps/toasts.ts';
import { openAccount } from '../steps/visitors.ts';

async function addVirtualAuthenticator(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('a passkey is added, signs in without a password, and is removed', {
  tag: '@nightly',
}, async ({ page }) => {
  await addVirtualAuthenticator(page);
  const email = await openAccount(page.request, 'Petra');
  await page.goto('/dashboard');
  const dialog = await openAccountDialog(page, 'Passkeys');
  await expect(dialog.getByText('You don’t have a passkey yet.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Add a Passkey' }).click();
  await expect(dialog.getByText('Not used yet')).toBeVisible();
  await checkAtEverySize(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');

  await page.goto('/login?redirect=/dashboard');
  await page.getByRole('button', { name: 'Sign In with a Passkey' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { name: 'Welcome, Petra!' })).toBeVisible();
  const answer = await page.request.get('/api/auth/user');
  expect(await answer.json()).toMatchObject({ email });

  const again = await openAccountDialog(page, 'Passkeys');
  await expect(again.getByText(/^Last used/)).toBeVisible();
  await again.getByRole('button', { name: /^Remove the passkey/ }).click();
  await expect(again.getByText('You don’t have a passkey yet.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/login');
  await expectToast(page, 'Passkey Not Used', () =>
    page.getByRole('button', { name: 'Sign In with a Passkey' }).click(),
  );
});
