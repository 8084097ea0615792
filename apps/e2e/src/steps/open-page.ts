import type { Page } from 'playwright/test';

const quietForMs = 1000;

/** Opens a page and waits until it is hydrated. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForApp(page);
}

/**
 * Waits until the page is hydrated and the browser is idle. It looks the same before, so the
 * sign is that React knows the title.
 */
export async function waitForApp(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const title = document.querySelector('h1');
    return title && Object.keys(title).some((key) => key.startsWith('__reactFiber'));
  });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** Opens a page and waits until it is hydrated and has fetched nothing for a second. */
export async function openAndSettle(page: Page, path: string): Promise<void> {
  let lastRequest = Date.now();
  const recordRequest = () => {
    lastRequest = Date.now();
  };
  page.on('request', recordRequest);
  page.on('requestfinished', recordRequest);
  await openPage(page, path);
  recordRequest();
  while (Date.now() - lastRequest < quietForMs) await page.waitForTimeout(quietForMs / 10);
  page.off('request', recordRequest);
  page.off('requestfinished', recordRequest);
}
