import { expect, type Page } from 'playwright/test';

/** On the page of the login provider: logs in there as someone it knows. */
export async function logInAtProvider(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('button', { name: 'Log In' }).click();
}

/** Leaves the quest for the login provider, where it is asked who this is. */
export async function chooseLoginInstead(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Sign Up / Login Instead' }).click();
  await expect(page.getByRole('heading', { name: 'Who are you?' })).toBeVisible();
}
