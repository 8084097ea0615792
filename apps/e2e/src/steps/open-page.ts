import type { Page } from 'playwright/test';

const quietForMs = 1000;

/** Opens a page and waits until the app runs in it. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForApp(page);
}

/**
 * Waits until React has the title, as a prerendered page looks the same before the app runs in it, and then until the
 * browser is idle: what was to do when the app began has been done.
 */
export async function waitForApp(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const title = document.querySelector('#root h1');
    return title && Object.keys(title).some((key) => key.startsWith('__reactFiber'));
  });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** For benchmarks and pictures: waits until nothing more is fetched, too. */
export async function openAndSettle(page: Page, path: string): Promise<void> {
  let lastRequest = Date.now();
  const note = () => {
    lastRequest = Date.now();
  };
  page.on('request', note);
  page.on('requestfinished', note);
  await openPage(page, path);
  note();
  while (Date.now() - lastRequest < quietForMs) await page.waitForTimeout(quietForMs / 10);
  page.off('request', note);
  page.off('requestfinished', note);
}
