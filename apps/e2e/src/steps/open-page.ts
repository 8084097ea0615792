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
  // A finished page says which one it is until the app has taken over.
  await page.waitForFunction(() => document.querySelector('#root:not([data-page]) > *'));
  note();
  while (Date.now() - lastNews < quietForMs) await page.waitForTimeout(quietForMs / 10);
  page.off('request', note);
  page.off('requestfinished', note);
}
