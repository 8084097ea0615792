import type { Page } from 'playwright/test';

const quietForMs = 1000;

/** Opens a page and waits until the app runs in it and nothing more is fetched. */
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
  note();
  while (Date.now() - lastNews < quietForMs) await page.waitForTimeout(quietForMs / 10);
  page.off('request', note);
  page.off('requestfinished', note);
}
