import { expect, type Page } from 'playwright/test';
import { memberPassword } from './member.ts';

/** Opens an account by the signup form, and waits until it is open. */
export async function signUp(
  page: Page,
  { firstName, email }: { readonly firstName: string; readonly email: string },
): Promise<void> {
  await page.goto('/signup');
  await page.getByRole('textbox', { name: 'First name' }).fill(firstName);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(memberPassword);
  await page.getByLabel('Confirm password').fill(memberPassword);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByText('Your account has been created successfully.')).toBeVisible();
}
