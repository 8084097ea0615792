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
  // The region itself has no size, so it never counts as visible.
  const shown = toast.waitFor({ state: 'attached', timeout: 120_000 });
  const [outcome] = await Promise.all([act(), shown]);
  return outcome;
}
