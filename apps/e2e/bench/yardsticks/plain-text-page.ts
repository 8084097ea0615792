import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from 'playwright';

const readText = path.join(import.meta.dirname, '../in-page/read-text.js');

/** What someone would write by hand for a page of that text: tags, and one screen of styles. */
const styles = `
  body { max-width: 44rem; margin: 0 auto; padding: 1rem; background: #0b0e24; color: #f5efdf;
    font: 1.0625rem/1.6 system-ui, sans-serif; }
  h1, h2, h3, h4 { color: #fff4d2; font-family: Georgia, serif; line-height: 1.15; }
  h1 { font-size: 2.5rem; }
  a { color: #f9d67c; }
  nav, footer { display: flex; flex-wrap: wrap; gap: 1rem; }
`;

/** A static page with the text of the page at `url`, in the same order, without code, pictures or fonts. */
export async function writePlainTextPage(browser: Browser, url: string): Promise<string> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(url);
  const title = await page.title();
  const body = await page.evaluate<string>(await readFile(readText, 'utf8'));
  await context.close();
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${styles}</style>
</head>
<body>
${body}
</body>
</html>`;
}
