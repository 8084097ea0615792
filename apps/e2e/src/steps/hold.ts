import type { Page } from 'playwright/test';

/** Holds the requests that match until they are let go. */
export async function hold(page: Page, pattern: string | RegExp): Promise<() => void> {
  let letGo = () => {};
  const free = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(pattern, async (route) => {
    await free;
    await route.continue();
  });
  return letGo;
}
