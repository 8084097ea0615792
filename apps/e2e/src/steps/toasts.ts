import { expect, type Page } from 'playwright/test';

/** Expects a toast and closes it, because it covers that corner of the page for five seconds. */
export async function closeToast(page: Page, text: string): Promise<void> {
  const toasts = page.getByRole('region', { name: 'Notifications' });
  await expect(toasts).toContainText(text);
  await toasts.getByRole('button', { name: 'Close notification' }).click();
}
