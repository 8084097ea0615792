import type { Page } from 'playwright/test';

const quietForMs = 1000;

/** Opens a page and waits until the app runs in it, the browser is idle and nothing more is fetched. */
export async function openAndSettle(page: Page, path: string): Promise<void> {
  let lastNews = Date.now();
  const note = () => {
    lastNews = Date.now();
  };
  page.on('request', note);
  page.on('requestfinished', note);
  await page.goto(path);
  // A prerendered page looks the same before the app runs in it, so look for the mark that React leaves.
  await page.waitForFunction(() => {
    const root = document.querySelector('#root:not(:empty)');
    return root && Object.keys(root).some((key) => key.startsWith('__reactContainer'));
  });
  // What the app fetches once the browser is idle has then been asked for: such callbacks run in their order.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  note();
  while (Date.now() - lastNews < quietForMs) await page.waitForTimeout(quietForMs / 10);
  page.off('request', note);
  page.off('requestfinished', note);
}
