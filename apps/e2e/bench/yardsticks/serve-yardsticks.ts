import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright';
import { type ServedQuestions, writeVanillaQuiz } from './vanilla-quiz.ts';

const readText = path.join(import.meta.dirname, '../in-page/read-text.js');

export interface Yardsticks {
  readonly url: string;
  readonly close: () => void;
}

/**
 * Serves plain counterparts of a site's landing page and quiz, precompressed and from memory like the site's
 * own.
 */
export async function serveYardsticks(browser: Browser, siteUrl: string): Promise<Yardsticks> {
  const questions = await fetch(`${siteUrl}/api/assessment/questions/quick`);
  const pages = {
    '/text': await writePlainTextPage(browser, siteUrl),
    '/quiz': writeVanillaQuiz((await questions.json()) as ServedQuestions),
  };
  const bodies = new Map(
    Object.entries(pages).map(([address, html]) => [address, brotliCompressSync(html)]),
  );
  const server = createServer(({ url }, response) => {
    const body = bodies.get(url ?? '');
    // Answers the browser's request for an icon without an error in its console.
    if (!body) return response.writeHead(204).end();
    return response
      .writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-encoding': 'br',
        'cache-control': 'no-cache',
      })
      .end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const styles = `
  body { max-width: 44rem; margin: 0 auto; padding: 1rem; background: #0b0e24; color: #f5efdf;
    font: 1.0625rem/1.6 system-ui, sans-serif; }
  h1, h2, h3, h4 { color: #fff4d2; font-family: Georgia, serif; line-height: 1.15; }
  h1 { font-size: 2.5rem; }
  a { color: #f9d67c; }
  nav, footer { display: flex; flex-wrap: wrap; gap: 1rem; }
`;

async function writePlainTextPage(browser: Browser, url: string): Promise<string> {
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
