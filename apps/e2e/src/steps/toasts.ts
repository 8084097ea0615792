import type { Page } from 'playwright/test';

/**
 * Does something and waits for the toast that it causes. It watches from before, because a toast leaves after
 * five seconds, which a busy machine may need for a single step.
 */
export async function expectToast<Outcome>(
  page: Page,
  text: string | RegExp,
  act: () => Promise<Outcome>,
): Promise<Outcome> {
  const toast = page.getByRole('region', { name: 'Notifications' }).filter({ hasText: text });
  const [outcome] = await Promise.all([act(), toast.waitFor({ timeout: 120_000 })]);
  return outcome;
}
