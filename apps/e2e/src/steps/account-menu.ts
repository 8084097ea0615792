import { expect, type Locator, type Page } from 'playwright/test';

/** The account menu of the dashboard, opened. */
export async function openAccountMenu(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^Account of/ }).click();
  const menu = page.getByRole('menu');
  await expect(menu).toBeVisible();
  return menu;
}

/** The dialog behind an item of the account menu, opened. */
export async function openAccountDialog(page: Page, name: string): Promise<Locator> {
  const menu = await openAccountMenu(page);
  await menu.getByRole('menuitem', { name }).click();
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  return dialog;
}
