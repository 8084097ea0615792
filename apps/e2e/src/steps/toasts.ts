import { expect, type Page } from 'playwright/test';

/** Reads a toast and closes it: otherwise it covers what is in that corner for five seconds. */
export async function closeToast(page: Page, text: string): Promise<void> {
  const toasts = page.getByRole('region', { name: 'Notifications' });
  await expect(toasts).toContainText(text);
  await toasts.getByRole('button', { name: 'Close notification' }).click();
}
